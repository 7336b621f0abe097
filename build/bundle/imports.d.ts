// biome-ignore-all format: one line per extension
/** Types of imported stylesheets and images (see assets.ts). */

declare module '*.css';
declare module '*.svg' {
  /** Attributes for an `<img>`: root-relative URL, and size in pixels. */
  const image: { readonly src: string; readonly width: number; readonly height: number };
  export default image;
}
declare module '*.avif' { export { default } from '*.svg'; }
declare module '*.gif' { export { default } from '*.svg'; }
declare module '*.jpeg' { export { default } from '*.svg'; }
declare module '*.jpg' { export { default } from '*.svg'; }
declare module '*.png' { export { default } from '*.svg'; }
declare module '*.webp' { export { default } from '*.svg'; }
declare module '*.AVIF' { export { default } from '*.svg'; }
declare module '*.GIF' { export { default } from '*.svg'; }
declare module '*.JPEG' { export { default } from '*.svg'; }
declare module '*.JPG' { export { default } from '*.svg'; }
declare module '*.PNG' { export { default } from '*.svg'; }
declare module '*.SVG' { export { default } from '*.svg'; }
declare module '*.WEBP' { export { default } from '*.svg'; }
