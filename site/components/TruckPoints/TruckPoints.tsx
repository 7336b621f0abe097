/** Reasons to choose the company, numbered in a drawing of its open van. */

import './TruckPoints.css';
import { sharedScene } from '../../scenes/SharedScene.tsx';
import { FactItems, type FactItemsProps } from '../FactList/FactItems.tsx';

/** @param items The first four have a number in the drawing. */
export function TruckPoints({ items }: FactItemsProps) {
  return (
    <div className="truck">
      {sharedScene('truck')}
      <ol>
        <FactItems items={items} />
      </ol>
    </div>
  );
}
