/** Where the content editor comes in (studio/editor). */
export function ContentPage() {
  return <div id="editor" />
}
