/** @returns Text such as `Chicago, Cleveland and Houston`, without duplicates. */
export function listText(names: readonly string[]): string {
  const all = [...new Set(names)];
  // Loading `Intl` takes 20 ms.
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(' and ');
}
