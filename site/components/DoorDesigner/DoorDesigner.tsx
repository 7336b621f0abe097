/**
 * Door designer: radio buttons for the style, color, windows and size of a garage door. The
 * stylesheet shows the selected options' parts of the drawing and of the sentence below it. Without
 * styles, such as in a reader mode, the sentence has all options, separated by slashes. The script
 * `door-designer` adds the link to a door, and writes the sentence into the quote form.
 */

import './DoorDesigner.css';
import { Fragment } from 'react';
import { ButtonLink, Buttons } from '../Button/Button.tsx';
import { NoBreak } from '../NoBreak/NoBreak.tsx';
import { Options } from '../Options/Options.tsx';
import { DoorDrawing, DoorStill, type SizeLook, type StyleLook, type WindowLook } from './DoorDrawing.tsx';

/** Numbers of options in a group that the stylesheet has rules for. */
const LIMITS = { style: 6, color: 8, windows: 4, size: 2 };

interface Option {
  /** Unique words in the link to a door, such as `/services#door-carriage-walnut-arched-double`. */
  id: string;
  name: string;
  /** Part of the sentence that describes the door. */
  words: string;
  /** Such as 'from $1,150'. */
  price?: string;
}

const GROUPS = ['style', 'color', 'windows', 'size'] as const;

export interface DoorCopy {
  title: string;
  text: string;
  /** Headings of the groups. */
  titles: Record<(typeof GROUPS)[number], string>;
  style: readonly (Option & { look: StyleLook })[];
  /** A color such as #5b3a24. `grain` draws it as wood. */
  color: readonly (Option & { color: `#${string}`; grain?: boolean })[];
  windows: readonly (Option & { look?: WindowLook })[];
  allGlass: string;
  size: readonly (Option & { look: SizeLook })[];
  quote: string;
  /** Text of the link to the door. */
  share: string;
}

/** Groups in the order of the sentence, with the text before their words. */
const SENTENCE = [
  ['size', ''],
  ['style', ' '],
  ['color', ', '],
  ['windows', ', '],
] as const;

/** @param href URL of the quote form. */
export function DoorDesigner({ href, ...copy }: DoorCopy & { href: string }) {
  for (const group of GROUPS) {
    const { length } = copy[group];
    if (length < 1 || length > LIMITS[group])
      throw new Error(`site/content/doors.ts: ${group} has ${length} options. Expected 1 to ${LIMITS[group]}.`);
  }
  const ids = GROUPS.flatMap((group) => copy[group].map(({ id }) => id));
  // The link to a door lists its options' ids, so another id must not contain them.
  const unclear = ids.find(
    (id, index) => !/^[\w-]+$/.test(id) || ids.some((other, at) => at !== index && `-${other}-`.includes(`-${id}-`)),
  );
  if (unclear !== undefined)
    throw new Error(
      `site/content/doors.ts: an id is "${unclear}". Expected letters, digits and hyphens that aren't part of another id.`,
    );
  const { style, color, windows, size } = copy;
  return (
    <details className="door-designer" id="door" data-module="door-designer">
      <summary>
        <DoorStill color={color[0]!.color} />
        <h4>{copy.title}</h4>
        <br />
        {copy.text}
      </summary>
      <div className="door">
        <DoorDrawing style={style} color={color} windows={windows} size={size} />
        <div className="door-options">
          {GROUPS.map((group) => (
            <Options key={group} legend={copy.titles[group]} className={`door-${group}`}>
              {group === 'windows' && <p className="door-no-windows">{copy.allGlass}</p>}
              {copy[group].map((option, index) => (
                <label key={option.id}>
                  <input
                    type="radio"
                    name={`door-${group}`}
                    id={`door-${group}-${index + 1}`}
                    className={'look' in option && option.look === 'glass' ? 'door-glass' : undefined}
                    value={option.id}
                    defaultChecked={index === 0}
                  />
                  {'color' in option && (
                    <svg viewBox="0 0 2 2" aria-hidden="true">
                      <circle cx="1" cy="1" r="1" fill={option.color} />
                    </svg>
                  )}
                  {option.name}
                  {option.price && ` · ${option.price}`}
                </label>
              ))}
            </Options>
          ))}
        </div>
        <div>
          <p id="door-words" aria-live="polite">
            {SENTENCE.map(([group, separator]) => (
              <span key={group} className={`door-pick door-${group}`}>
                {separator}
                {copy[group].map(({ id, words }, index) => (
                  <Fragment key={id}>
                    {index > 0 && <b> / </b>}
                    <b className={`door-${group}-${index + 1}`}>
                      <NoBreak>{words}</NoBreak>
                    </b>
                  </Fragment>
                ))}
              </span>
            ))}
            .
          </p>
          <Buttons>
            <ButtonLink href={href} look="primary">
              {copy.quote}
            </ButtonLink>
            <a href="#door">{copy.share}</a>
          </Buttons>
        </div>
      </div>
    </details>
  );
}
