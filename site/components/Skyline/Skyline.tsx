import './Skyline.css';

/**
 * San Antonio after sunset: low roofs and live oaks on the left, where a page has its text; on the
 * right the Tower of the Americas, a mission with its bells, and garages with somebody at home.
 */
export function Skyline() {
  return (
    <svg className="skyline" viewBox="0 0 1440 200" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path
        className="skyline-far"
        d="M0 168q180-34 380-14t360-22 330-6 370-22v96H0zM800 150v-34h26v-14h40v30h10v-52h30v70zM952 150l5-112h6l5 112zM944 24h32v5h-4c-1 5-5 9-9 9h-6c-4 0-8-4-9-9h-4zM959 24V14h-4v-4h4V0h2v10h4v4h-4v10z"
      />
      <path
        className="skyline-near"
        d="M0 200v-22h150l44-22 44 22h140q2-14 16-16 6-16 24-14 16-10 30 4 16 0 18 16l6 10h138l40-20 40 20h160q2-16 20-18 8-18 28-14 20-10 30 8 16 2 18 16l6 8h92v-46h10v-12c0-9 6-13 12-15 3-13 11-19 23-19s20 6 23 19c6 2 12 6 12 15v12h60v-30c0-7 6-13 13-13s13 6 13 13v76h64l54-30 54 30h58v22z"
      />
      <path className="skyline-light" d="M178 182h32v18h-32zM634 180h32v20h-32zM1300 178h40v22h-40z" />
      <path className="skyline-door" d="M178 188h32M634 187h32M634 194h32M1300 186h40" />
      <path
        className="skyline-bell"
        d="M1083 116c2-1 2-3 2-5a4 4 0 0 1 8 0c0 2 0 4 2 5zM1069 131c1-1 1-2 1-3a3 3 0 0 1 6 0c0 1 0 2 1 3zM1101 131c1-1 1-2 1-3a3 3 0 0 1 6 0c0 1 0 2 1 3z"
      />
    </svg>
  );
}
