/** List of features, each with an icon, a title and a short description. */

import './FeatureList.css';
import { clsx } from 'clsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.tsx';
import { Paragraph } from '../NoBreak/NoBreak.tsx';

export interface FeatureCopy {
  icon: IconName;
  title: string;
  text: string;
}

interface FeatureListProps {
  items: readonly FeatureCopy[];
  /** `row`: up to four features per row. `ruled`: two columns with dividing lines. */
  layout: 'row' | 'ruled';
}

export function FeatureList({ items, layout }: FeatureListProps) {
  return (
    <ul className={clsx('features', `features-${layout}`)}>
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <div>
            <h3>{title}</h3>
            <Paragraph>{text}</Paragraph>
          </div>
        </li>
      ))}
    </ul>
  );
}
