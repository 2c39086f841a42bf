import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { failureFrom } from '@/api/failure.ts'
import { collectionQuery } from '@/api/queries.ts'
import type { Collection, Configuration } from '@/contract/endpoints/shop/collections.ts'
import { sellsOnline } from '@/contract/looks.ts'
import { tierOf } from '@/domain/pricing.ts'
import { chosen } from '@/features/shop/configurator/choice-history.ts'
import { ConfiguratorView } from '@/features/shop/configurator/configurator-view.tsx'
import { configuredLine } from '@/features/shop/configurator/configured-line.ts'
import { type SharedGoods, sharePicture } from '@/features/shop/configurator/design/share-picture.ts'
import { useOwnPictures } from '@/features/shop/configurator/design/use-own-pictures.ts'
import { firstConfiguration } from '@/features/shop/configurator/first-configuration.ts'
import { readConfiguration } from '@/features/shop/configurator/read-configuration.ts'
import { usePieceQuote } from '@/features/shop/configurator/use-piece-quote.ts'
import { editingLink, lineKey, writeConfiguration } from '@/features/shop/kit/configuration-link.ts'
import { useShopWords } from '@/features/shop/kit/product-words.ts'
import { copyText } from '@/lib/copy-text.ts'
import { type History, historyOf, redone, undone } from '@/lib/history.ts'
import { useCart } from '@/stores/cart.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { useToasts } from '@/stores/toasts.ts'
import { Container } from '@/ui/content/container.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { measure } from '../../analytics/analytics.ts'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { MissingPage } from '../../errors/missing-page.tsx'
import { useHref, useLocale, usePriceReader, useReader, useScreenParams } from '../../screen.ts'
import { useAddressChoice } from '../../use-address-choice.ts'
import { useTitle } from '../../use-title.tsx'
import { useAddedToast } from './use-add-to-cart.ts'

export const areas = ['shop', 'configurator', 'game', 'validation']

export default function ConfiguratorPage() {
  const { id = '' } = useScreenParams()
  const collection = useQuery(collectionQuery(usePriceReader(), id))
  useTitle(collection.data?.name)
  const status = failureFrom(collection.error)?.status
  if (status === 404 || status === 422) return <MissingPage />
  if (collection.isError)
    return <LoadFailure error={collection.error} onRetry={() => void collection.refetch()} />
  if (!collection.data)
    return (
      <Container>
        <Skeleton height={420} radius={22} />
      </Container>
    )
  return <Configured key={collection.data.id} collection={collection.data} />
}

function Configured({ collection }: { collection: Collection }) {
  const { t } = useTranslation('configurator')
  const words = useShopWords(useLocale())
  const linkTo = useHref()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const user = useSession(state => state.user)
  const hasCartPage = useSettings(state => state.settings.enable_guest_checkout)
  const canBuy = useSettings(state => sellsOnline(state.settings))
  const notify = useToasts(state => state.notify)
  const announceAdded = useAddedToast()
  const tier = tierOf(user?.role)
  const [configuration, chooseAhead] = useAddressChoice(params, nextParams =>
    nextParams.size > 0 ? readConfiguration(nextParams, collection.id) : firstConfiguration(collection),
  )
  const [remembered, setHistory] = useState(() => historyOf(configuration))
  const history = { ...remembered, present: configuration } // the address contains the current choice
  const editedId = params.get(lineKey)
  const edited = useCart(state => state.items.find(item => item.cartId === editedId))
  const show = (next: Configuration) => {
    chooseAhead(() => next)
    const to = editedId === null ? `?${writeConfiguration(next)}` : editingLink('', next, editedId)
    void navigate(to, { replace: true, preventScrollReset: true })
  }
  const choose = (next: Configuration, key: string | null = null) => {
    setHistory(chosen(history, next, key))
    show(next)
  }
  /** Returns undefined if there is no such step. */
  const stepTo = (step: History<Configuration>) =>
    step === history
      ? undefined
      : () => {
          setHistory(step)
          show(step.present)
        }
  const share = async () => {
    const url = `${location.origin}${location.pathname}?${writeConfiguration(configuration)}`
    const isCopied = await copyText(url)
    notify(isCopied ? t('copied') : url, isCopied ? 'success' : 'info')
  }
  const quote = usePieceQuote(useReader(), collection, configuration)
  const pictures = useOwnPictures({ tooLarge: t('design.picture_large'), failed: t('design.picture_failed') })
  const handOn = async (goods: SharedGoods) => {
    const outcome = await sharePicture(goods)
    if (outcome === 'saved') notify(t('design.saved'), 'success')
    if (outcome === 'failed') notify(t('design.share_failed'), 'error')
  }
  return (
    <ConfiguratorView
      key={edited?.cartId} // starts with the amount of the line once the cart is restored
      collection={collection}
      configuration={configuration}
      words={words}
      t={t}
      linkTo={linkTo}
      tier={tier}
      canBuy={canBuy}
      quote={quote}
      line={edited}
      pictures={pictures}
      onChange={choose}
      onSharePicture={goods => void handOn(goods)}
      onAdd={amount => {
        const line = configuredLine(collection, configuration, amount, tier)
        if (edited) {
          useCart.getState().replaceCartItem(edited.cartId, line)
          notify(t('line_saved', { name: collection.name }), 'success')
          void navigate(linkTo(hasCartPage ? 'cart' : 'checkout'))
          return
        }
        measure({
          event: 'cart',
          id: collection.product.id,
          name: collection.name,
          quantity: amount.quantity,
        })
        useCart.getState().addItem(line)
        announceAdded(collection.name)
      }}
      onShare={() => void share()}
      onReset={() => choose(firstConfiguration(collection))}
      onUndo={stepTo(undone(history))}
      onRedo={stepTo(redone(history))}
    />
  )
}
