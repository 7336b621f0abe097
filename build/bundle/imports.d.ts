/** What the bundler makes of imported files that aren't code: see assets.ts. */

/** A stylesheet is imported for its effect: it becomes part of each page that imports it. */
declare module '*.css';

interface ImportedImage {
  /** URL of the published file, from the root. */
  readonly src: string;
  /** Size in pixels, for the attributes of the `<img>`. */
  readonly width: number;
  readonly height: number;
}

declare module '*.jpg' {
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
