/** Further languages that are spoken, each said in itself. */

export interface Language {
  /** The language as a BCP 47 tag. */
  language: string;
  text: string;
}

export function Languages({ languages }: { languages: readonly Language[] }) {
  return languages.map(({ language, text }) => (
    <p key={language} lang={language}>
      {text}
    </p>
  ));
}
