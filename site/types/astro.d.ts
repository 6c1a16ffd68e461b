// Astro's own check knows .astro files; for plain TypeScript this declares their exports.
declare module '*.astro' {
  const component: (props: Record<string, unknown>) => unknown
  export default component
}
