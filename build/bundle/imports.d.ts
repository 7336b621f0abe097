/** Imported files that aren't code: see assets.ts. */

/** A stylesheet becomes part of each page that imports it. */
declare module '*.css';

/** Attributes for an `<img>`: URL from the root, and size in pixels. */
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
