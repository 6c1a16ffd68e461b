/**
 * Browsers that know these rules make a page ready while the pointer rests on its link; others ignore them.
 * Pages only: form answers, films and feeds are not guessed at.
 */
export const speculationRules = {
  // The server is sent it with each such request, which says nowhere else that a page of the site has made it. In a rule
  // of its own, Chromium before 136 would drop that rule.
  tag: 'next',
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
}
