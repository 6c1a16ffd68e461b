/**
 * Prerenders a page while the pointer rests on its link; browsers without speculation rules ignore this.
 * Paths with a dot, such as films and feeds, are excluded.
 */
export const speculationRules = {
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
}
