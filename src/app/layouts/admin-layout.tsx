/**
 * The administration's layout (specification notes §2 Layouts): header bar with home button, collapsible dark side
 * menu, a narrow rail from 600 to 1199 px, where tables need the space, a burger on phones. It contains links only for
 * authenticated staff.
 */
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { foundQuery, waitingQuery } from '@/api/administration-queries.ts'
import { JobsPanel } from '@/features/admin/framework/jobs/jobs-panel.tsx'
import { WaitingBadge } from '@/features/admin/framework/list/waiting-badge.tsx'
import { AdminContext } from '@/features/admin/framework/shell/admin-context.tsx'
import { HeaderSearch } from '@/features/admin/framework/shell/header-search.tsx'
import { KinNav } from '@/features/admin/framework/shell/kin-nav.tsx'
import { SideMenu } from '@/features/admin/framework/shell/side-menu.tsx'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { Logo, LogoMark } from '@/ui/brand/logo.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconList } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { Drawer } from '@/ui/overlay/drawer.tsx'
import { useViewport } from '../device.ts'
import { useHref, useLocale, useMatch, useReader } from '../screen.ts'
import styles from './admin-layout.module.css'
import { AdminTools, AdminVisitor } from './admin-tools.tsx'

/** The search and the to-do count with their data. Only for logged-in staff. */
function AdminHeader() {
  const to = useHref()
  const reader = useReader()
  const user = useSession(state => state.user)
  const locale = useLocale()
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const { data: found } = useQuery(foundQuery(reader, search))
  const { data: work } = useQuery(waitingQuery(reader))
  return (
    <>
      <HeaderSearch
        user={user}
        found={search ? found : undefined}
        linkTo={to}
        onSearch={setSearch}
        onGo={href => navigate(href)}
      />
      <JobsPanel locale={locale} isSignedIn={reader.userId !== null} />
      <WaitingBadge work={work} linkTo={to} />
    </>
  )
}

const burgerBelow = 600
const wideFrom = 1200

export function AdminLayout({ children }: { children: ReactNode }) {
  const to = useHref()
  const locale = useLocale()
  return (
    <AdminContext basename={to('admin')} locale={locale}>
      <AdminFrame>{children}</AdminFrame>
    </AdminContext>
  )
}

function AdminFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('nav')
  const { width } = useViewport()
  const { screen } = useMatch()
  const to = useHref()
  const [isWide, setWide] = useState<boolean>() // the user's choice. undefined: the width of the window decides
  const [isOpen, setOpen] = useState(false)
  const narrow = width < burgerBelow
  const wide = isWide ?? width >= wideFrom
  const isStaff = useSession(state => (state.user?.permissions.length ?? 0) > 0)
  const user = useSession(state => state.user)
  const toggle = () => (narrow ? setOpen(true) : setWide(!wide))
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      {!narrow && <Side look={wide ? 'wide' : 'rail'} />}
      {narrow && <PhoneMenu open={isOpen} onClose={() => setOpen(false)} />}
      <div className={styles.column}>
        <header className={styles.bar}>
          <TooltipButton
            icon={iconList}
            label={t('open_menu')}
            aria-expanded={narrow ? isOpen : wide}
            onClick={toggle}
          />
          {isStaff && <AdminHeader />}
          <AdminTools narrow={narrow} />
        </header>
        <main id="content" tabIndex={-1} className={styles.content}>
          <KinNav user={user} current={screen} linkTo={to} />
          {children}
        </main>
      </div>
    </div>
  )
}

function Side({ look }: { look: 'wide' | 'rail' }) {
  const to = useHref()
  const { screen } = useMatch()
  const user = useSession(state => state.user)
  const name = useSettings(state => state.settings.site_name)
  return (
    <aside className={styles.side} data-look={look}>
      <Link href={to('admin')} className={styles.logo} aria-label={name}>
        {look === 'wide' ? <Logo name={name} size={19} /> : <LogoMark size={32} />}
      </Link>
      <SideMenu user={user} current={screen} linkTo={to} look={look} />
    </aside>
  )
}

function PhoneMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const to = useHref()
  const { screen } = useMatch()
  const user = useSession(state => state.user)
  const name = useSettings(state => state.settings.site_name)
  return (
    <Drawer open={open} onClose={onClose} title={name} look="night">
      <AdminVisitor onFollow={onClose} />
      <SideMenu user={user} current={screen} linkTo={to} onFollow={onClose} />
    </Drawer>
  )
}
