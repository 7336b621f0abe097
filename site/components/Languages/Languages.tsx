/** One line for each additional language that the staff speaks, written in that language. */

export interface Language {
  /** BCP 47 language tag. */
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
