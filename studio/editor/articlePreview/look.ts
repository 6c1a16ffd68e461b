/** Address of the owner's colours and letters as CSS. */
export const LOOK = '/article-preview/look.css'
