/** The default layout's look for an address that has no screen: header, message, footer without anything that loads. */
import type { ReactNode } from 'react'
import type { Locale } from '@/contract/locales.ts'
import { href } from '@/contract/paths.ts'
import { useSettings } from '@/stores/settings.ts'
import { Awning } from '@/ui/brand/awning.tsx'
import { Logo } from '@/ui/brand/logo.tsx'
import { Link } from '@/ui/link.tsx'
import styles from './site-header.module.css'

export function ErrorLayout({ locale, children }: { locale: Locale; children: ReactNode }) {
  const name = useSettings(state => state.settings.site_name)
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link href={href('home', locale)} className={styles.logo}>
            <Logo name={name} size={22} />
          </Link>
        </div>
        <Awning />
      </header>
      <main id="content">{children}</main>
    </>
  )
}
