import { business } from '../business.ts';
import { MarkShapes } from '../components/Logo/Mark.tsx';
import { phoneText } from '../phone.ts';

/** What a shared link shows, 1200 × 630: up to three lines of text above the city at dusk. */
export function SharePicture({ lines, night }: { lines: readonly string[]; night?: boolean }) {
  const sky = night ? ['#070b1a', '#101a38', '#232a52', '#2f3768'] : ['#141f40', '#44406f', '#b9664f', '#efa35c'];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" fontFamily="Archivo" fontWeight="800">
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          {sky.map((color, index) => (
            <stop key={color} offset={[0, 0.45, 0.74, 0.9][index]} stopColor={color} />
          ))}
        </linearGradient>
        <linearGradient id="light" x2="0" y2="1">
          <stop stopColor="#ffe3a6" />
          <stop offset="1" stopColor="#f6b454" />
        </linearGradient>
      </defs>
      <path fill="url(#sky)" d="M0 0h1200v630H0z" />
      <path fill="#3a3258" d="M0 520q200-70 420-30t420-40 360 0v180H0z" />
      <path fill="#1a1a30" d="M0 570h1200v60H0z" />
      <path fill="#efe4d0" d="M800 350h330v222H800z" />
      <path fill={night ? '#3d3f66' : '#1b1d38'} d="m965 250-200 100v14h400v-14z" />
      <path fill="url(#light)" d="M840 392h250v180H840z" />
      <path fill="#e6dbc6" d="M840 392h250v64H840z" />
      <path stroke="#a8966f" strokeWidth="3" d="M840 424h250M840 456h250" />
      <path fill="#20304f" d="M890 572c-4-26 8-38 26-40l20-24c4-4 9-6 15-6h26c7 0 11 2 15 7l17 23c20 3 31 14 28 40z" />
      <circle cx="920" cy="560" r="14" fill="#0f172b" />
      <circle cx="1008" cy="560" r="14" fill="#0f172b" />
      <g transform="translate(70 62) scale(1.6)">
        <MarkShapes arch="#f7f2e9" door="#141f40" bell="#f4b63f" />
      </g>
      <text x="170" y="118" fontSize="36" letterSpacing="-.7" fill="#fff">
        {business.name}
      </text>
      {lines.map((line, index) => (
        <text key={line} x="70" y={258 + index * 82} fontSize="78" letterSpacing="-2.3" fill="#fff">
          {line}
        </text>
      ))}
      <text x="70" y="612" fontSize="32" letterSpacing="-.4" fill="#f4b63f">
        {`24/7 · ${phoneText(business.hotline)} · ${business.city}, ${business.stateName}`}
      </text>
    </svg>
  );
}
