/** A page of the administration that needs only its title, the language, links and prices. */
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import type { AdminScreen, LoadPage, PageModule } from './page-module.ts'
import { useHref, useLocale } from './screen.ts'
import { useMoney } from './use-money.ts'

interface TitledPageProps {
  title: string
  locale: Locale
  linkTo: LinkTo
  money: (cents: number | null) => string
}

interface ShownScreen {
  screen: AdminScreen
  of: ComponentType<TitledPageProps>
}

function TitledPage({ screen, of: Screen }: ShownScreen) {
  const { t } = useTranslation('titles')
  return <Screen title={t(screen)} locale={useLocale()} linkTo={useHref()} money={useMoney()} />
}

/** `areas`: the i18n areas of the page, loaded before it. */
export function titledPage(
  screen: AdminScreen,
  areas: readonly string[],
  load: () => Promise<ComponentType<TitledPageProps>>,
): LoadPage {
  let page: PageModule | undefined // one component for all visits, so that it keeps its state
  return async () => {
    const of = await load()
    page ??= { areas, default: () => <TitledPage {...{ screen, of }} /> }
    return page
  }
}
