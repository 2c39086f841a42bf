/** The home page in one of three looks (setting `layout_homepage`): which sections stand there and in which order. */
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { pagesQuery } from '@/api/queries.ts'
import { slidesQuery } from '@/api/slide-queries.ts'
import type { HomepageLook } from '@/contract/looks.ts'
import { HomeSlideshow } from '@/features/site/home/slides/slideshow.tsx'
import { useSettings } from '@/stores/settings.ts'
import { useHref, useLocale, useReader } from '../../screen.ts'
import { usePacksHref } from '../../use-packs-href.ts'
import { HomeShopFront } from './home-shop-front.tsx'

export const areas = ['home', 'shop', 'site']

const looks: Record<HomepageLook, () => Promise<ComponentType>> = {
  HomepageA: async () => HomeShopFront,
  HomepageB: async () => (await import('./home-game-first.tsx')).HomeGameFirst,
  HomepageC: async () => (await import('./home-product-rows.tsx')).HomeProductRows,
}

const prepared = new Map<HomepageLook, ComponentType>()

export async function prepare(): Promise<void> {
  const look = useSettings.getState().settings.layout_homepage
  prepared.set(look, await looks[look]())
}

export default function HomePage() {
  const { t } = useTranslation('home')
  const to = useHref()
  const packsHref = usePacksHref()
  const settings = useSettings(state => state.settings)
  const { data: slides, isError } = useQuery(slidesQuery({ locale: useLocale() }))
  const { data: links } = useQuery(pagesQuery(useReader()))
  const root = links?.find(page => page.is_root)
  const Sections = prepared.get(settings.layout_homepage) ?? HomeShopFront
  const play = {
    href: to('battleNew'),
    label: t('hero.play'),
    isFirst: settings.type_website === 'game',
  }
  if (root) return <Navigate replace to={to('page', { slug: root.slug })} />
  return (
    <>
      <HomeSlideshow
        slides={isError ? [] : slides}
        look={settings.slider_homepage}
        film={settings.slider_video_url}
        packsHref={packsHref}
        {...(settings.enable_for_game && { play })}
      />
      <Sections />
    </>
  )
}
