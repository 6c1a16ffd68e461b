import { FaultPage } from './FaultPage.tsx'
import { page } from './renderPage.tsx'

export const pages = {
  fault: page({ title: ({ heading }) => heading, View: FaultPage }),
}
