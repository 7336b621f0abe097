/** Formats a time such as `14:05`, or a text that starts with it, as `2:05 p.m.`. */
export function clockText(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2, 5)} ${hour < 12 ? 'a' : 'p'}.m.`;
}
