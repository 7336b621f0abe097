/** Imported files that aren't code: see assets.ts. */

/** A stylesheet becomes part of each page that imports it. */
declare module '*.css';

/** Attributes for an `<img>`: URL from the root, and size in pixels. */
interface ImportedImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

declare module '*.jpg' {
  const image: ImportedImage;
  export default image;
}
declare module '*.jpeg' {
  const image: ImportedImage;
  export default image;
}
declare module '*.png' {
  const image: ImportedImage;
  export default image;
}
declare module '*.webp' {
  const image: ImportedImage;
  export default image;
}
declare module '*.avif' {
  const image: ImportedImage;
  export default image;
}
declare module '*.svg' {
  const image: ImportedImage;
  export default image;
}
