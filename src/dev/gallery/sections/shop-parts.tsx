import { useTranslation } from 'react-i18next'
import { Niche } from '@/ui/shop/niche.tsx'
import { Price } from '@/ui/shop/price.tsx'
import { ProductCard } from '@/ui/shop/product-card.tsx'
import { ProductGrid } from '@/ui/shop/product-grid.tsx'
import { Stars } from '@/ui/shop/stars.tsx'
import { ProductCardSkeleton } from '@/ui/state/skeleton.tsx'
import styles from '../gallery.module.css'
import { Specimen, State } from '../specimen.tsx'

const picture = '/assets/products/album.webp'

export const ShopParts = () => (
  <>
    <h2 className={styles.group}>shop</h2>
    <Products />
    <Parts />
  </>
)

function Products() {
  const { t } = useTranslation('shop')
  const rating = (count: number) => ({ average: '4,5', count, label: t('rating', { average: '4,5', count }) })
  return (
    <>
      <Specimen name="ProductCard">
        <State of="price">
          <ProductCard
            href="#ProductCard"
            title={t('booking.title')}
            picture={picture}
            price={{ now: '24,90 €' }}
          />
        </State>
        <State of="everything">
          <ProductCard
            href="#ProductCard"
            title={`${t('booking.title')} ${t('configure')} ${t('collections.title')}`}
            meta={t('collections.title')}
            picture={picture}
            element="Acqua"
            price={{ now: '19,90 €', was: '24,90 €', percent: 20, tier: t('tier.reseller') }}
            badges={[
              { text: t('badge.new'), tone: 'amber' },
              { text: t('badge.percent', { percent: 20 }), tone: 'sale' },
            ]}
            rating={rating(126)}
            stock={{ text: t('stock.low', { count: 2 }), tone: 'low' }}
            onAdd={() => {}}
            addLabel={t('add')}
          />
        </State>
        <State of='stock="out"' force="hover">
          <ProductCard
            href="#ProductCard"
            title={t('configure')}
            picture={picture}
            price={{ now: '4,90 €', from: true }}
            stock={{ text: t('stock.out'), tone: 'out' }}
          />
        </State>
      </Specimen>
      <Specimen name="ProductGrid">
        <State of="columns={3}" wide>
          <ProductGrid columns={3}>
            {[1, 2].map(id => (
              <ProductCard
                key={id}
                href="#ProductGrid"
                title={t('booking.title')}
                picture={picture}
                price={{ now: '24,90 €' }}
              />
            ))}
            <ProductCardSkeleton />
          </ProductGrid>
        </State>
      </Specimen>
    </>
  )
}

function Parts() {
  const { t } = useTranslation('shop')
  return (
    <>
      <Specimen name="Price">
        <State of="now">
          <Price now="24,90 €" />
        </State>
        <State of="now was percent tier">
          <Price now="19,90 €" was="24,90 €" percent={20} tier={t('tier.reseller')} />
        </State>
        <State of="from">
          <Price now="4,90 €" from />
        </State>
        <State of='size="page"'>
          <Price now="19,90 €" was="24,90 €" percent={20} size="page" />
        </State>
      </Specimen>
      <Specimen name="Stars">
        <State of="value, text" wide>
          {[0, 2.5, 4.5, 5].map(value => (
            <div key={value} className={styles.row}>
              <Stars value={value} label={`${value}`} text={`${value}`} />
            </div>
          ))}
        </State>
      </Specimen>
      <Specimen name="Niche">
        <State of="picture">
          <Niche className={styles.small} picture={picture} />
        </State>
        <State of='element="Fuoco"'>
          <Niche className={styles.small} picture={picture} element="Fuoco" />
        </State>
        <State of="picture={null}">
          <Niche className={styles.small} picture={null} />
        </State>
        <State of='look="thumbnail"'>
          <div className={styles.square}>
            <Niche picture={picture} look="thumbnail" />
          </div>
        </State>
      </Specimen>
    </>
  )
}
