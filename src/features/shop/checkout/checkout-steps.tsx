/**
 * The steps of the checkout in its URL (`?step=address`). A link opens a step, and focusing a field in a step changes
 * the URL.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import { Steps } from '@/ui/content/steps.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import styles from './checkout-view.module.css'

export const checkoutSteps = ['cart', 'contact', 'address', 'shipping', 'payment'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** Only guests enter contact data. The cart is a step where its items are shown. Digital goods need no shipping. */
export const stepsOf = (
  isGuest: boolean,
  needsShipping: boolean,
  showsGoods: boolean,
): readonly CheckoutStep[] => {
  const isShown: Partial<Record<CheckoutStep, boolean>> = {
    cart: showsGoods,
    contact: isGuest,
    shipping: needsShipping,
  }
  return checkoutSteps.filter(step => isShown[step] ?? true)
}

/** A URL without a step, or with an unknown one, opens the first step with fields. */
export const readStep = (value: string | null, isGuest: boolean): CheckoutStep =>
  stepsOf(isGuest, true, !isGuest).find(step => step === value) ?? (isGuest ? 'contact' : 'address')

interface CheckoutStepsProps {
  step: CheckoutStep
  hrefOf: (step: CheckoutStep) => string
  steps: readonly CheckoutStep[]
  words: ShopWords
}

export function CheckoutSteps({ step, hrefOf, steps, words: { t } }: CheckoutStepsProps) {
  const names: Record<CheckoutStep, string> = {
    cart: t('checkout.step.cart'),
    contact: t('checkout.contact'),
    address: t('checkout.step.address'),
    shipping: t('checkout.shipping'),
    payment: t('checkout.payment'),
  }
  return (
    <div>
      <Steps
        label={t('checkout.title')}
        steps={steps.map(one => names[one])}
        current={steps.indexOf(step)}
        hrefs={steps.map(hrefOf)}
      />
    </div>
  )
}

interface StageProps {
  name: CheckoutStep
  open: CheckoutStep
  isFirstWithFields?: boolean // visible without scrolling
  onEnter: (step: CheckoutStep) => void
  children: ReactNode
}

/** Scrolls to its step when a link opens it. Reports when a field in it gets the focus. */
export function Stage({ name, open, isFirstWithFields = false, onEnter, children }: StageProps) {
  const place = useRef<HTMLDivElement>(null)
  const isOpen = name === open
  const isFirst = useRef(true)
  useEffect(() => {
    const isArrival = isFirst.current
    isFirst.current = false
    const stage = place.current
    if (!isOpen || !stage || stage.contains(document.activeElement)) return
    if (isArrival && isFirstWithFields) return
    stage.scrollIntoView({ block: 'start' })
    stage.focus({ preventScroll: true })
  }, [isOpen, isFirstWithFields])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus came in
    <div
      ref={place}
      tabIndex={-1}
      className={styles.stageAnchor}
      onFocus={() => {
        if (!isOpen) onEnter(name)
      }}
    >
      {children}
    </div>
  )
}
