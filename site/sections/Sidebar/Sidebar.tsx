import { ServiceLinks, type ServiceLinksProps } from './ServiceLinks.tsx'
import styles from './Sidebar.module.css'
import { SidebarSearch, type SidebarSearchProps } from './SidebarSearch.tsx'
import { TalkBox, type TalkBoxProps } from './TalkBox.tsx'

export type SidebarProps = {
  /** The search field, only beside articles. */
  search?: SidebarSearchProps
  services: ServiceLinksProps
  talk: TalkBoxProps
}

/** The column beside an article: search, services and contacts. On phones it follows the article. */
export function Sidebar({ search, services, talk }: SidebarProps) {
  return (
    <aside className={styles.sidebar} data-pagefind-ignore>
      {search && <SidebarSearch {...search} />}
      {services.links.length > 0 && <ServiceLinks {...services} />}
      <TalkBox {...talk} />
    </aside>
  )
}
