/** Imported files that aren't code: see assets.ts. */

/** A stylesheet becomes part of each page that imports it. */
declare module '*.css';

/** Attributes for an `<img>`: URL from the root, and size in pixels. */
interface ImportedImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

declare const importedImage: ImportedImage;

declare module '*.jpg' {
  export default importedImage;
}
declare module '*.jpeg' {
  export default importedImage;
}
declare module '*.png' {
  export default importedImage;
}
declare module '*.webp' {
  export default importedImage;
}
declare module '*.avif' {
  export default importedImage;
}
declare module '*.svg' {
  export default importedImage;
}
