/** The sign that stands before `%` and `_` where they mean themselves. */
const ESCAPE = '\\'

/** A pattern for `like … escape '\'` that finds a text anywhere in a column. */
export function likeAnywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => ESCAPE + sign)}%`
}
