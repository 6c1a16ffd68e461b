/** 'Search & ads' as 'search-ads': where a subject stands on the page of all subjects. */
export function subjectAnchor(subject: string): string {
  return subject.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
}
