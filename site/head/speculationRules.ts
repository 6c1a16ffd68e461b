/**
 * Browsers that know these rules make a page ready while the pointer rests on its link; others ignore them.
 * Pages only: form answers, films and feeds are not guessed at.
 */
export const speculationRules = {
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
}
