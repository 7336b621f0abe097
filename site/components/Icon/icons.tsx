/** Line icons on a 32 × 32 grid, with 2.2-unit strokes and one detail in the accent color. */

import type { ReactElement } from 'react';

const accent = (d: string) => <path className="accent" d={d} />;

export const icons = {
  cable: (
    <>
      <path d="M6 5h20M8 5v12M8 17l16 6v5H8z" />
      {accent('M24 5v6M24 15l-2 2M24 15l2 3')}
    </>
  ),
  car: (
    <>
      <path d="M4 15 16 4l12 11M7 13v14h18V13" />
      {accent('M11 24v-4l2-4h6l2 4v4zM11 20h10')}
    </>
  ),
  clock: (
    <>
      <circle cx="16" cy="16" r="12" />
      {accent('M16 9v7l5 3')}
    </>
  ),
  close: <path d="m5 5 22 22M27 5 5 27" />,
  house: (
    <>
      <path d="M4 15 16 4l12 11M7 13v15h18V13" />
      {accent('M11 28V17h10v11M11 20.7h10M11 24.3h10')}
    </>
  ),
  impact: (
    <>
      <path d="M5 28V6h22v22M5 13h6M21 13h6M5 20h5M22 20h5" />
      {accent('m16 9 1.5 5 5-1.5-3.5 4 3.5 4-5-1.5-1.5 5-1.5-5-5 1.5 3.5-4-3.5-4 5 1.5z')}
    </>
  ),
  lock: (
    <>
      <path d="M6 14h20v14H6zM10 14V10a6 6 0 0 1 11.5-2.4" />
      {accent('M16 19v4')}
    </>
  ),
  open: (
    <>
      <path d="M5 28V5h22v23M5 9h22" />
      {accent('M9 13h14M16 28V18M12 22l4-4 4 4')}
    </>
  ),
  opener: (
    <>
      <path d="M16 3v5M6 8h20v9H6zM16 17v4M10 28h12" />
      {accent('M11 12.5h4M20 12.5h1M12 21h8v7h-8z')}
    </>
  ),
  phone: (
    <path d="M10 4H5a1 1 0 0 0-1 1c0 12.7 10.3 23 23 23a1 1 0 0 0 1-1v-5l-6.5-2.5-3 3.5c-4-2-6.5-4.5-8.5-8.5l3.5-3z" />
  ),
  pin: (
    <>
      <path d="M16 29s-9-8.5-9-16a9 9 0 0 1 18 0c0 7.5-9 16-9 16z" />
      <circle className="accent" cx="16" cy="13" r="3" />
    </>
  ),
  spring: (
    <>
      <path d="M3 10h26M6 6v8M26 6v8M8 21h16v7H8z" />
      {accent('M9 10c0 6 3 6 3 0s3 6 3 0 3 6 3 0 3 6 3 0 2 6 2 0')}
    </>
  ),
  star: <path className="accent" d="m16 4 3.7 7.8 8.3 1.1-6 5.9 1.5 8.4L16 23l-7.5 4.2L10 18.8l-6-5.9 8.3-1.1z" />,
  sun: (
    <>
      <circle className="accent" cx="16" cy="16" r="5" />
      <path d="M16 3v4M16 25v4M3 16h4M25 16h4M7 7l2.5 2.5M22.5 22.5 25 25M25 7l-2.5 2.5M9.5 22.5 7 25" />
    </>
  ),
  tag: (
    <>
      <path d="M4 5v10l13 13 11-11L15 5z" />
      {accent('M10 11v0M14 18l4-4')}
    </>
  ),
  track: (
    <>
      <path d="M6 28V12c0-4 3-7 7-7h15M11 28V13c0-2 1-3 3-3h14" />
      {accent('m15 17 11 3-2 8-11-3zM14.5 21l11 3')}
    </>
  ),
  truck: (
    <>
      <path d="M3 23V8h16v15M19 13h5l5 5v5h-3M12 23h8M3 23h2" />
      <circle className="accent" cx="8.5" cy="24" r="3" />
      <circle className="accent" cx="23" cy="24" r="3" />
    </>
  ),
  wrench: (
    <>
      <path d="M27 8.5 22.5 13 19 9.5 23.5 5a7 7 0 0 0-9 8.5L4 24l4 4 10.5-10.5a7 7 0 0 0 8.5-9z" />
      {accent('M8.5 23.5v0')}
    </>
  ),
  warning: (
    <>
      <path d="M16 4 2.5 28h27z" />
      {accent('M16 12v8M16 24v0')}
    </>
  ),
} satisfies Record<string, ReactElement>;

export type IconName = keyof typeof icons;
