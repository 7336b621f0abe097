/**
 * Options of the door designer on the services page. An option that's removed here disappears
 * everywhere. The first option of each group is selected at first. The drawing has the styles
 * raised, carriage, flush and glass, and the windows plain, arched and side. The words make a
 * sentence: "Double carriage house door, walnut wood-look, arched windows on top."
 */

import type { DoorCopy } from '../components/DoorDesigner/DoorDesigner.tsx';

export const doors: DoorCopy = {
  title: 'Design your door',
  text: 'Pick a style, a color and windows. We’ll quote exactly that door.',
  titles: { style: 'Style', color: 'Color', windows: 'Windows', size: 'Size' },
  /** Add a `price` to show it next to the style, such as 'from $1,150'. */
  style: [
    { id: 'carriage', look: 'carriage', name: 'Carriage house', words: 'carriage house door' },
    { id: 'raised', look: 'raised', name: 'Raised panel', words: 'raised panel door' },
    { id: 'modern', look: 'flush', name: 'Flush modern', words: 'flush modern door' },
    { id: 'glass', look: 'glass', name: 'Full-view glass', words: 'full-view glass door' },
  ],
  /** `grain` makes the color look like wood. */
  color: [
    { id: 'walnut', color: '#5b3a24', grain: true, name: 'Walnut', words: 'walnut wood-look' },
    { id: 'cedar', color: '#a5622f', grain: true, name: 'Cedar', words: 'cedar wood-look' },
    { id: 'white', color: '#f6f3ec', name: 'White', words: 'white' },
    { id: 'sandstone', color: '#d3bd98', name: 'Sandstone', words: 'sandstone' },
    { id: 'brown', color: '#4d3a30', name: 'Brown', words: 'brown' },
    { id: 'black', color: '#23262b', name: 'Black', words: 'black' },
  ],
  windows: [
    { id: 'arched', look: 'arched', name: 'Top row, arched', words: 'arched windows on top' },
    { id: 'plain', look: 'plain', name: 'Top row, plain', words: 'plain windows on top' },
    { id: 'side', look: 'side', name: 'Side column', words: 'windows down one side' },
    { id: 'none', name: 'None', words: 'no windows' },
  ],
  /** Shown instead of the windows if the style is all glass. */
  allGlass: 'This door is all glass, so there are no windows to pick.',
  size: [
    { id: 'double', look: 'double', name: 'Double', words: 'Double' },
    { id: 'single', look: 'single', name: 'Single', words: 'Single' },
  ],
  quote: 'Get a Price for This Door',
  share: 'Link to this door',
};
