import { afterLayout } from './afterLayout.ts'
import { chatButton } from './chatButton.ts'
import { countUp } from './countUp.ts'
import { dialogs } from './dialogs.ts'
import { handOver } from './handOver.ts'
import { layOutBelowTheFold } from './layOutBelowTheFold.ts'
import { navMenus } from './navMenus.ts'
import { portfolioPanels } from './portfolioPanels.ts'
import { reveal } from './reveal.ts'
import { slideShows } from './slideShow.ts'
import { stickyHeader } from './stickyHeader.ts'
import { typewriter } from './typewriter.ts'
import { visitSource } from './visitSource.ts'

visitSource()
navMenus()
handOver()
dialogs()
portfolioPanels()
layOutBelowTheFold()
afterLayout(() => {
  stickyHeader()
  typewriter()
  slideShows()
  countUp()
  reveal()
  chatButton()
})
