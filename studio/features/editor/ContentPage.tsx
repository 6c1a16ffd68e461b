/** The element in which the content editor (studio/editor) renders. */
export function ContentPage() {
  return <div id="editor" />
}
