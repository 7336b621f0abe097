/** Types of imported stylesheets and images (see assets.ts). */

/** The build adds a stylesheet to each page that imports it. */
declare module '*.css';

/** Attributes for an `<img>`: root-relative URL, and size in pixels. */
interface ImportedImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

declare module '*.svg' {
  const image: ImportedImage;
  export default image;
}
declare module '*.jpg' {
  export { default } from '*.svg';
}
declare module '*.jpeg' {
  export { default } from '*.svg';
}
declare module '*.png' {
  export { default } from '*.svg';
}
declare module '*.webp' {
  export { default } from '*.svg';
}
declare module '*.avif' {
  export { default } from '*.svg';
}
