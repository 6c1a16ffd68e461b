import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FaultPageProps } from './FaultPage.tsx'
import { type Frame, Shell } from './Shell.tsx'

/** A page of the studio, rendered on the server from its props. */
export type Page<Props> = {
  title: (props: Props) => string
  View: ComponentType<Props>
  /** File of its script, relative to the root of the project. */
  script?: string
}

/** Props of each page, by name. pages.tsx adds those of the features. */
export interface Pages {
  fault: FaultPageProps
}

/** Checks that the title and the view of a page take the same props. */
export function page<Props>(definition: Page<Props>): Page<Props> {
  return definition
}

/** The props of pages, by the same names. */
export type PropsOf<Pages> = {
  [Name in keyof Pages]: Pages[Name] extends Page<infer Props> ? Props : never
}

/** The HTML of a page. */
export function renderPage<Props>(
  { title, View }: Page<Props>,
  props: Props,
  frame: Frame,
): string {
  return `<!doctype html>${renderToStaticMarkup(
    <Shell {...frame} title={title(props)}>
      <View {...(props as Props & object)} />
    </Shell>,
  )}`
}
