/** The amber and dark stripe that marks emergencies, and nothing else. */

import './SafetyStripe.css';

export function SafetyStripe() {
  return <div className="safety-stripe" />;
}
