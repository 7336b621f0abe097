/** One line for each additional language that the staff speaks, written in that language. */

export interface Language {
  /** BCP 47 language tag. */
  language: string;
  text: string;
  /** Link to a text in the language. */
  href?: string | undefined;
}

export function Languages({ languages }: { languages: readonly Language[] }) {
  return languages.map(({ language, text, href }) => (
    <p key={language} lang={language}>
      {href ? <a href={href}>{text}</a> : <bdi>{text}</bdi>}
    </p>
  ));
}
