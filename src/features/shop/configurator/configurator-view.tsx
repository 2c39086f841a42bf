/**
 * Configurator: preview, steps, and the price, which is always visible. The configuration is part of the URL. Data, URL
 * and cart come from the page.
 */
import { lazy, useEffect, useRef, useState } from 'react'
import type { Collection, Configuration } from '@/contract/endpoints/shop/collections.ts'
import { chosenOf } from '@/contract/endpoints/shop/configuring.ts'
import { designStep, emptyDesign, type PrintDesign } from '@/contract/endpoints/shop/print-design.ts'
import type { LinkTo } from '@/contract/paths.ts'
import type { Tier } from '@/domain/pricing.ts'
import type { PrintSide } from '@/domain/print-sides.ts'
import type { TFunction } from '@/i18n/words.ts'
import { Button } from '@/ui/action/button.tsx'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Breadcrumbs } from '@/ui/content/breadcrumbs.tsx'
import {
  iconArrowRight,
  iconArrowsClockwise,
  iconArrowUUpLeft,
  iconArrowUUpRight,
  iconDownloadSimple,
  iconLink,
  iconShoppingBag,
} from '@/ui/icon/icons.ts'
import { InBrowser } from '@/ui/state/in-browser.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import styles from './configurator-view.module.css'
import { type ConfiguredAmount, choiceWords, groundOf, problemsOfPiece } from './configured-line.ts'
import { DesignField } from './design/design-field.tsx'
import { DesignStage } from './design/design-stage.tsx'
import { readableInk, withReadableTexts } from './design/readable-ink.ts'
import type { SharedGoods } from './design/share-picture.ts'
import type { OwnPictures } from './design/use-own-pictures.ts'
import { Stage } from './stage.tsx'
import { StepField } from './step-field.tsx'
import { StepTabs } from './step-tabs.tsx'
import { Sums } from './sums.tsx'
import type { PieceQuote } from './use-piece-quote.ts'

export interface ConfiguratorViewProps {
  collection: Collection
  configuration: Configuration
  words: ShopWords
  t: TFunction<'configurator'>
  linkTo: LinkTo
  tier: Tier
  canBuy: boolean // switch `product_addtocart`
  quote: PieceQuote
  pictures: OwnPictures
  onChange(configuration: Configuration, key?: string | null): void
  onSharePicture(goods: SharedGoods): void
  line?: ConfiguredAmount | undefined // the cart line to change; without it a new line is added
  onAdd(amount: ConfiguredAmount): void
  onShare(): void
  onReset(): void
  onUndo: (() => void) | undefined // undefined: nothing to undo
  onRedo: (() => void) | undefined
}

const FinishFields = lazy(async () => ({ default: (await import('./finish-fields.tsx')).FinishFields }))

const finish = 'finish'
const noSteps: readonly string[] = []
const emptyAmount: ConfiguredAmount = { quantity: 1, note_worksheet: '', note_production: '' }

/** Scrolls to the first missing choice with its error and focuses its first control. */
function leadToError(panel: HTMLElement | null): void {
  const field = panel?.querySelector<HTMLElement>('fieldset[aria-invalid="true"]')
  field?.scrollIntoView({ block: 'center' })
  field
    ?.querySelector<HTMLElement>('button[aria-pressed]:not(:disabled), input')
    ?.focus({ preventScroll: true })
}

export function ConfiguratorView(props: ConfiguratorViewProps) {
  const { collection, configuration, words, t, linkTo, tier, canBuy, line, onChange, onAdd } = props
  const { print } = collection
  const design = configuration.design ?? emptyDesign
  const [side, setSide] = useState<PrintSide>('front')
  const [selected, setSelected] = useState<string | null>(null)
  const onDesign = (next: PrintDesign, key?: string | null) =>
    onChange({ ...configuration, design: next }, key)
  const designing = { design, side, selected, t, onSelect: setSelected, onDesign }
  const [amount, setAmount] = useState<ConfiguredAmount>(line ?? emptyAmount)
  const [active, setActive] = useState(print ? designStep : (collection.steps[0]?.code ?? finish))
  const [hasTried, setHasTried] = useState(false)
  const [failedTries, setAsked] = useState(0) // number of clicks on the button with choices missing
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (failedTries > 0) leadToError(panel.current)
  }, [failedTries])
  const places = [...(print ? [designStep] : noSteps), ...collection.steps.map(step => step.code), finish]
  const faults = problemsOfPiece(collection, configuration)
  const isOut = chosenOf(collection.steps, configuration).some(choice => choice.stock === 'out')
  const add = () => {
    setHasTried(true)
    const first = faults[0]
    if (first) {
      setActive(first.step ?? finish)
      setAsked(failedTries + 1)
      return
    }
    if (isOut) return
    const { quantity, note_worksheet, note_production } = amount
    onAdd({ quantity, note_worksheet, note_production })
    setHasTried(false)
  }
  const next = places[places.indexOf(active) + 1]
  const errorOf = (step: string) => (hasTried ? faults.find(problem => problem.step === step) : undefined)
  return (
    <div className={classNames(styles.page, print && styles.split)}>
      <div className={classNames(styles.stage, print && styles.printed)}>
        {print ? (
          <DesignStage
            {...designing}
            collection={collection}
            ground={groundOf(collection, configuration)}
            surface={print.surface}
          />
        ) : (
          <Stage
            collection={collection}
            configuration={configuration}
            label={`${collection.name}: ${choiceWords(collection, configuration)}`}
          />
        )}
        <div className={styles.tools}>
          <IconButton
            icon={iconArrowUUpLeft}
            label={t('undo')}
            disabled={!props.onUndo}
            onClick={props.onUndo}
          />
          <IconButton
            icon={iconArrowUUpRight}
            label={t('redo')}
            disabled={!props.onRedo}
            onClick={props.onRedo}
          />
          <IconButton icon={iconLink} label={t('share')} onClick={props.onShare} />
          {print && (
            <IconButton
              icon={iconDownloadSimple}
              label={t('design.share')}
              onClick={() =>
                props.onSharePicture({
                  title: collection.name,
                  ground: groundOf(collection, configuration),
                  surface: print.surface,
                  side,
                  layers: design[side],
                })
              }
            />
          )}
          <IconButton icon={iconArrowsClockwise} label={t('reset')} onClick={props.onReset} />
        </div>
      </div>
      <section ref={panel} className={styles.panel} aria-label={t('steps')}>
        <div className={styles.scroll}>
          <div className={styles.crumbs}>
            <Breadcrumbs
              crumbs={[
                { text: words.t('collections.title'), href: linkTo('collections') },
                { text: collection.name },
              ]}
            />
          </div>
          <h1>{collection.name}</h1>
          <p className={styles.lead}>{collection.lead}</p>
          <StepTabs {...{ collection, t, active, places, onActive: setActive }} isStaying={Boolean(print)} />
          {print && (
            <div data-active={active === designStep} className={styles.step}>
              <DesignField
                {...designing}
                offer={print}
                ink={readableInk(collection, configuration)}
                pictures={props.pictures}
                error={errorText(errorOf(designStep), t)}
                words={words}
                tier={tier}
                onSide={setSide}
              />
            </div>
          )}
          {collection.steps.map(step => {
            return (
              <div key={step.code} data-active={active === step.code} className={styles.step}>
                <StepField
                  {...{ step, configuration, words, t }}
                  onChange={next => onChange(withReadableTexts(collection, configuration, next))}
                  error={errorText(errorOf(step.code), t)}
                />
              </div>
            )
          })}
          <div data-active={active === finish} className={styles.step}>
            <InBrowser fallback={<Skeleton height={360} radius={16} />}>
              <FinishFields
                {...{ collection, configuration, amount, words, t, onChange }}
                onAmount={setAmount}
              />
            </InBrowser>
          </div>
        </div>
        <div className={styles.foot}>
          <Sums
            {...{ collection, configuration, words, t, tier }}
            quote={props.quote}
            quantity={amount.quantity}
          />
          <div className={styles.buttons}>
            {next && (
              <Button endIcon={iconArrowRight} className={styles.next} onClick={() => setActive(next)}>
                {t('next')}
              </Button>
            )}
            {canBuy && (
              <Button
                icon={iconShoppingBag}
                className={classNames(styles.add, next && styles.later)}
                aria-disabled={isOut}
                onClick={add}
              >
                {isOut ? words.t('stock.out') : line ? t('save_line') : words.t('add')}
              </Button>
            )}
          </div>
        </div>
      </section>
    </div>
  )
}

const errorText = (
  problem: ReturnType<typeof problemsOfPiece>[number] | undefined,
  t: TFunction<'configurator'>,
): string | undefined => problem && t(`fault.${problem.code}`)
