/** Sections of the home page that are rendered when the visitor scrolls near them, each with its reserved height. */
import { lazy } from 'react'
import { useSettings } from '@/stores/settings.ts'
import { Container } from '@/ui/content/container.tsx'
import { Late } from '@/ui/content/late.tsx'
import styles from './home.module.css'

const Cards = lazy(async () => ({ default: (await import('./home-sections.tsx')).NewestCards }))
const Pack = lazy(async () => ({ default: (await import('./home-sections.tsx')).PackOfTheDay }))
const Made = lazy(async () => ({ default: (await import('./home-sections.tsx')).MadeToOrder }))
const Loved = lazy(async () => ({ default: (await import('./home-sections.tsx')).Loved }))
const News = lazy(async () => ({ default: (await import('./home-sections.tsx')).News }))
const Steps = lazy(async () => ({
  default: (await import('@/features/site/home/play-steps.tsx')).PlaySteps,
}))

export const LateCards = () => (
  <Late height={690} narrowHeight={560}>
    <Cards />
  </Late>
)

/** Packs are opened in the game. Renders nothing if the game is disabled. */
export function LatePack() {
  const { enable_for_game, enable_shop_page } = useSettings(state => state.settings)
  if (!enable_for_game || !enable_shop_page) return null
  return (
    <Late height={420} narrowHeight={640} className={styles.section}>
      <Pack />
    </Late>
  )
}

export const LateSteps = () => (
  <Late height={420} narrowHeight={640} className={styles.section}>
    <Steps />
  </Late>
)

export function LateCollections() {
  const isOpen = useSettings(state => state.settings.enable_catalog)
  if (!isOpen) return null
  return (
    <Late height={360} narrowHeight={700} className={styles.section}>
      <Made />
    </Late>
  )
}

export function LateLoved() {
  const isOpen = useSettings(state => state.settings.enable_shop_page)
  if (!isOpen) return null
  return (
    <Late height={500} narrowHeight={760} className={styles.section}>
      <Loved />
    </Late>
  )
}

export function LateNews() {
  const isOpen = useSettings(state => state.settings.enable_blog_page)
  if (!isOpen) return null
  return (
    <Container>
      <Late height={470} narrowHeight={1300}>
        <News />
      </Late>
    </Container>
  )
}
