/**
 * Prerenders a page while the pointer rests on its link; browsers without speculation rules ignore this.
 * Pages only, no form answers, films or feeds.
 */
export const speculationRules = {
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
}
