/** Amber and dark warning stripe. Use it for emergencies only. */

import './SafetyStripe.css';

export function SafetyStripe() {
  return <div className="safety-stripe" />;
}
