/** The service area at night, with lit roads. */

import './CoverageNight.css';
import { CoverageOutline } from './CoverageOutline.tsx';

export function CoverageNight() {
  return <CoverageOutline className="coverage-night" glow={['#6d4a60', '#141f40']} />;
}
