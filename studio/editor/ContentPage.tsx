/** Where the content editor comes in (studio/ui). */
export function ContentPage() {
  return <div id="editor" />
}
