import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonVariant } from '@/ui/action/button.tsx'
import { Chip } from '@/ui/action/chip.tsx'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { QtyStepper } from '@/ui/action/qty-stepper.tsx'
import { Segment } from '@/ui/action/segment.tsx'
import { Tooltip, TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconArrowRight, iconFire, iconShoppingBag, iconStar } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import styles from '../gallery.module.css'
import { Specimen, State } from '../specimen.tsx'

const variants: readonly ButtonVariant[] = [
  'primary',
  'amber',
  'ghost',
  'soft',
  'text',
  'danger',
  'night',
  'on-night',
  'bare',
]
const grounds: Partial<Record<ButtonVariant, 'night'>> = { 'on-night': 'night' }

export const Actions = () => (
  <>
    <h2 className={styles.group}>action</h2>
    <Buttons />
    <SmallActions />
    <Choices />
  </>
)

function Buttons() {
  const { t } = useTranslation('shop')
  const add = t('add')
  return (
    <Specimen name="Button">
      {variants.map(variant => (
        <State
          key={variant}
          of={`variant="${variant}": rest, hover, focus, active, disabled, busy`}
          ground={grounds[variant]}
          wide
        >
          <div className={styles.row}>
            <Button variant={variant}>{add}</Button>
            {(['hover', 'focus', 'active'] as const).map(force => (
              <span key={force} data-force={force}>
                <Button variant={variant}>{add}</Button>
              </span>
            ))}
            <Button variant={variant} disabled>
              {add}
            </Button>
            <Button variant={variant} busy>
              {add}
            </Button>
          </div>
        </State>
      ))}
      <State of='size="large" | "small" | "dense"' wide>
        <div className={styles.row}>
          <Button>{add}</Button>
          <Button size="small">{add}</Button>
          <Button size="dense">{add}</Button>
        </div>
      </State>
      <State of="icon, endIcon">
        <Button icon={iconShoppingBag} endIcon={iconArrowRight}>
          {add}
        </Button>
      </State>
      <State of="full">
        <Button full>{add}</Button>
      </State>
      <State of='href="#"'>
        <Button href="#Button" variant="ghost">
          {t('see_all')}
        </Button>
      </State>
    </Specimen>
  )
}

function SmallActions() {
  const { t } = useTranslation('shop')
  return (
    <>
      <Specimen name="IconButton">
        {(['plain', 'edged', 'round', 'on-night'] as const).map(look => (
          <State
            key={look}
            of={`look="${look}": rest, hover, focus, disabled, count`}
            ground={look === 'on-night' ? 'night' : 'page'}
          >
            <div className={styles.row}>
              <IconButton icon={iconStar} label={t('add')} look={look} />
              <span data-force="hover">
                <IconButton icon={iconStar} label={t('add')} look={look} />
              </span>
              <span data-force="focus">
                <IconButton icon={iconStar} label={t('add')} look={look} />
              </span>
              <IconButton icon={iconStar} label={t('add')} look={look} disabled />
              <IconButton icon={iconShoppingBag} label={t('add')} look={look} count={3} />
            </div>
          </State>
        ))}
      </Specimen>
      <Specimen name="TooltipButton">
        <State of="rest, disabled">
          <div className={styles.row}>
            <TooltipButton icon={iconStar} label={t('add')} />
            <TooltipButton icon={iconStar} label={t('add')} disabled />
          </div>
        </State>
      </Specimen>
      <Specimen name="Tooltip">
        <State of='placement="right"'>
          <Tooltip text={t('see_all')} placement="right">
            <Link href="#Tooltip">{t('see_all')}</Link>
          </Tooltip>
        </State>
      </Specimen>
      <Specimen name="Link">
        <State of='href="#"'>
          <Link href="#Link">{t('see_all')}</Link>
        </State>
        <State of='href="#"' force="focus">
          <Link href="#Link">{t('see_all')}</Link>
        </State>
      </Specimen>
    </>
  )
}

function Choices() {
  const { t } = useTranslation('shop')
  const [amount, setAmount] = useState(1)
  const [order, setOrder] = useState('featured')
  const options = [
    { value: 'featured', label: t('sort.featured') },
    { value: 'newest', label: t('sort.newest') },
    { value: 'price', label: t('sort.price') },
  ]
  return (
    <>
      <Specimen name="Chip">
        <State of="rest, selected, icon, unavailable, removable, disabled" wide>
          <div className={styles.row}>
            <Chip>{t('all')}</Chip>
            <Chip selected>{t('in_stock')}</Chip>
            <Chip icon={iconFire}>{t('badge.new')}</Chip>
            <Chip unavailable>{t('stock.out')}</Chip>
            <Chip removable>{t('in_stock')}</Chip>
            <Chip disabled>{t('all')}</Chip>
          </div>
        </State>
        <State of="" force="hover">
          <Chip>{t('all')}</Chip>
        </State>
        <State of="" force="focus">
          <Chip>{t('all')}</Chip>
        </State>
        <State of="picture">
          <Chip picture={<img src="/assets/products/album.webp" alt="" width={44} height={44} />}>
            {t('variant')}
          </Chip>
        </State>
      </Specimen>
      <Specimen name="QtyStepper">
        <State of="">
          <QtyStepper label={t('quantity')} value={amount} onChange={setAmount} />
        </State>
        <State of='size="small" onRemove'>
          <QtyStepper
            label={t('quantity')}
            value={1}
            onChange={setAmount}
            size="small"
            onRemove={() => setAmount(1)}
          />
        </State>
        <State of="value={max}">
          <QtyStepper label={t('quantity')} value={9} max={9} onChange={setAmount} />
        </State>
        <State of="disabled">
          <QtyStepper label={t('quantity')} value={2} onChange={setAmount} disabled />
        </State>
      </Specimen>
      <Specimen name="Segment">
        <State of="" wide>
          <Segment label={t('sort.label')} options={options} value={order} onChange={setOrder} />
        </State>
        <State of='size="dense", icon'>
          <Segment
            label={t('sort.label')}
            size="dense"
            options={options.slice(0, 2).map(option => ({ ...option, icon: iconStar }))}
            value={order}
            onChange={setOrder}
          />
        </State>
      </Specimen>
    </>
  )
}
