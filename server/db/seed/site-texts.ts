/** Settings, pages and the room of the demo shop. */
import type { Role } from '../../../src/contract/permissions.ts'
import type { pageVisibilities } from '../../../src/contract/site.ts'
import { type SixTexts, six } from './six.ts'

/** All flags on but the one that forces a login on product pages (decisions §2). */
export const settingSeeds: Readonly<Record<string, unknown>> = {
  site_name: 'Bottega Arcana',
  company: {
    name: 'Bottega Arcana S.r.l.',
    street: 'Via dei Folletti 7',
    place: '37121 Verona VR, Italia',
    vat_number: 'IT01234567897',
    register: 'REA VR-412345',
    capital: '20.000 € i.v.',
    email: 'ciao@bottega-arcana.it',
  },
  meta_tags: {
    title: 'Bottega Arcana: carte da collezione e da battaglia',
    description:
      'Buste, mazzi, album e accessori di Bottega Arcana. Le carte si aprono, si scambiano e si giocano online.',
    keywords: 'carte collezionabili, gioco di carte, buste, album, Bottega Arcana',
  },
  footer_social: [
    { icon: 'instagram', url: 'https://www.instagram.com/' },
    { icon: 'discord', url: 'https://discord.com/' },
    { icon: 'youtube', url: 'https://www.youtube.com/' },
  ],
  footer_copyright: '© 2026 Bottega Arcana S.r.l. · P. IVA IT01234567897',
  multilanguage: true,
  footer_newsletter: true,
  auth_required_on_product_checkout: false,
  product_booking: true,
  product_ratings: true,
  product_addtocart: true,
  show_dark_mode: true,
  header_transparent: true,
  enable_promo_page: true,
  enable_blog_page: true,
  enable_shop_page: true,
  enable_faq_page: true,
  enable_catalog: true,
  enable_for_game: true,
  checkout_enable_coupon_input: true,
  checkout_enable_ticket_request: true,
}

interface PageSeed {
  icon: string | null
  inMenu?: boolean
  inFooter?: boolean
  visibility?: (typeof pageVisibilities)[number]
  roles?: Role[]
  title: SixTexts
  lead: SixTexts
  body: SixTexts // HTML
}

const paragraphs = (...texts: string[]) => texts.map(text => `<p>${text}</p>`).join('')

export const pageSeeds: readonly PageSeed[] = [
  {
    icon: 'storefront',
    inFooter: true,
    title: six('Chi siamo', 'About us', 'Quiénes somos', 'Qui sommes-nous', 'Über uns', 'Quem somos'),
    lead: six(
      'Una bottega, 149 mostri e un’insegna che scricchiola.',
      'One workshop, 149 monsters and a sign that creaks.',
      'Un taller, 149 monstruos y un letrero que chirría.',
      'Un atelier, 149 monstres et une enseigne qui grince.',
      'Eine Werkstatt, 149 Monster und ein Schild, das knarzt.',
      'Uma oficina, 149 monstros e uma tabuleta que range.',
    ),
    body: six(
      paragraphs(
        'Bottega Arcana disegna, stampa e spedisce carte da collezione dall’Italia. Ogni personaggio nasce su un tavolo di legno, con una matita e troppo caffè.',
        'Le stesse carte vivono anche online: si raccolgono nell’album e si sfidano in battaglie da sei contro sei. Quello che compri in negozio lo ritrovi nel gioco con un codice.',
      ),
      paragraphs(
        'Bottega Arcana draws, prints and ships collectible cards from Italy. Every character starts on a wooden table, with a pencil and too much coffee.',
        'The same cards live online too: they gather in your album and fight in battles of six against six. What you buy in the shop, you find again in the game with a code.',
      ),
      paragraphs(
        'Bottega Arcana dibuja, imprime y envía cartas coleccionables desde Italia. Cada personaje nace en una mesa de madera, con un lápiz y demasiado café.',
        'Las mismas cartas viven también en línea: se reúnen en el álbum y se enfrentan en batallas de seis contra seis. Lo que compras en la tienda lo recuperas en el juego con un código.',
      ),
      paragraphs(
        'Bottega Arcana dessine, imprime et expédie des cartes à collectionner depuis l’Italie. Chaque personnage naît sur une table en bois, avec un crayon et trop de café.',
        'Les mêmes cartes vivent aussi en ligne : elles se rangent dans l’album et s’affrontent à six contre six. Ce que tu achètes en boutique, tu le retrouves dans le jeu grâce à un code.',
      ),
      paragraphs(
        'Bottega Arcana zeichnet, druckt und verschickt Sammelkarten aus Italien. Jede Figur entsteht auf einem Holztisch, mit Bleistift und zu viel Kaffee.',
        'Dieselben Karten leben auch online: Sie sammeln sich im Album und treten sechs gegen sechs an. Was du im Laden kaufst, holst du dir mit einem Code ins Spiel.',
      ),
      paragraphs(
        'A Bottega Arcana desenha, imprime e envia cartas colecionáveis a partir de Itália. Cada personagem nasce numa mesa de madeira, com um lápis e café a mais.',
        'As mesmas cartas vivem também online: juntam-se no álbum e defrontam-se em batalhas de seis contra seis. O que compras na loja reencontras no jogo com um código.',
      ),
    ),
  },
  {
    icon: 'truck',
    inFooter: true,
    title: six('Spedizioni', 'Shipping', 'Envíos', 'Livraison', 'Versand', 'Envios'),
    lead: six(
      'Gratis da 49 €, in Italia in due o tre giorni lavorativi.',
      'Free from €49, within Italy in two or three working days.',
      'Gratis desde 49 €, en Italia en dos o tres días laborables.',
      'Offerte dès 49 €, en Italie en deux ou trois jours ouvrés.',
      'Ab 49 € kostenlos, innerhalb Italiens in zwei bis drei Werktagen.',
      'Grátis a partir de 49 €, em Itália em dois ou três dias úteis.',
    ),
    body: six(
      paragraphs(
        'Gli ordini pagati entro le 14 partono lo stesso giorno lavorativo. Ricevi per e-mail il codice per seguire il pacco.',
        'Per il resto dell’Unione Europea servono da quattro a sette giorni lavorativi. Il costo esatto compare prima del pagamento, secondo peso e paese.',
      ),
      paragraphs(
        'Orders paid by 2 pm leave on the same working day. You receive the tracking code by email.',
        'The rest of the European Union takes four to seven working days. The exact cost, by weight and country, is shown before you pay.',
      ),
      paragraphs(
        'Los pedidos pagados antes de las 14 h salen el mismo día laborable. Recibes por correo el código de seguimiento.',
        'En el resto de la Unión Europea tardan de cuatro a siete días laborables. El coste exacto, según peso y país, aparece antes de pagar.',
      ),
      paragraphs(
        'Les commandes payées avant 14 h partent le jour ouvré même. Tu reçois le numéro de suivi par e-mail.',
        'Compte quatre à sept jours ouvrés pour le reste de l’Union européenne. Le coût exact, selon le poids et le pays, s’affiche avant le paiement.',
      ),
      paragraphs(
        'Bis 14 Uhr bezahlte Bestellungen gehen am selben Werktag hinaus. Die Sendungsnummer kommt per E-Mail.',
        'In die übrige Europäische Union dauert es vier bis sieben Werktage. Die genauen Kosten nach Gewicht und Land siehst du vor dem Bezahlen.',
      ),
      paragraphs(
        'As encomendas pagas até às 14 h saem no mesmo dia útil. Recebes por e-mail o código de seguimento.',
        'Para o resto da União Europeia são precisos quatro a sete dias úteis. O custo exato, por peso e país, aparece antes do pagamento.',
      ),
    ),
  },
  {
    icon: 'arrow-u-up-left',
    inFooter: true,
    title: six(
      'Resi e rimborsi',
      'Returns and refunds',
      'Devoluciones y reembolsos',
      'Retours et remboursements',
      'Rückgabe und Erstattung',
      'Devoluções e reembolsos',
    ),
    lead: six(
      'Hai 30 giorni per ripensarci, le buste aperte restano tue.',
      'You have 30 days to change your mind; opened packs stay yours.',
      'Tienes 30 días para pensarlo; los sobres abiertos son tuyos.',
      'Tu as 30 jours pour changer d’avis ; les boosters ouverts restent à toi.',
      'Du hast 30 Tage Zeit; geöffnete Booster bleiben bei dir.',
      'Tens 30 dias para mudar de ideias; as saquetas abertas ficam contigo.',
    ),
    body: six(
      paragraphs(
        'Scrivici entro 30 giorni dalla consegna: ti mandiamo l’etichetta e rimborsiamo con lo stesso metodo di pagamento entro 14 giorni dal rientro della merce.',
        'Buste e box con il sigillo rotto e contenuti digitali già aperti non si possono restituire. Se qualcosa arriva rovinato lo sostituiamo noi, senza discussioni.',
      ),
      paragraphs(
        'Write to us within 30 days of delivery: we send the label and refund to the same payment method within 14 days of the goods coming back.',
        'Packs and boxes with a broken seal and digital contents already opened cannot be returned. If something arrives damaged we replace it, no arguments.',
      ),
      paragraphs(
        'Escríbenos en los 30 días siguientes a la entrega: te enviamos la etiqueta y reembolsamos por el mismo medio de pago en 14 días desde que vuelve la mercancía.',
        'No se pueden devolver sobres y cajas con el precinto roto ni contenidos digitales ya abiertos. Si algo llega dañado lo cambiamos, sin discutir.',
      ),
      paragraphs(
        'Écris-nous dans les 30 jours suivant la livraison : nous envoyons l’étiquette et remboursons par le même moyen de paiement sous 14 jours après le retour.',
        'Les boosters et boîtes descellés ainsi que les contenus numériques déjà ouverts ne se rendent pas. Si un article arrive abîmé, nous le remplaçons sans discuter.',
      ),
      paragraphs(
        'Schreib uns innerhalb von 30 Tagen nach der Lieferung: Wir schicken das Etikett und erstatten binnen 14 Tagen nach Eingang der Ware über dieselbe Zahlungsart.',
        'Booster und Boxen mit gebrochenem Siegel sowie geöffnete digitale Inhalte sind ausgeschlossen. Kommt etwas beschädigt an, ersetzen wir es ohne Wenn und Aber.',
      ),
      paragraphs(
        'Escreve-nos até 30 dias após a entrega: enviamos a etiqueta e reembolsamos pelo mesmo método de pagamento até 14 dias depois de recebermos os artigos.',
        'Saquetas e caixas com o selo partido e conteúdos digitais já abertos não podem ser devolvidos. Se algo chegar danificado, substituímos sem discussão.',
      ),
    ),
  },
  {
    icon: null,
    inFooter: true,
    title: six(
      'Condizioni di vendita',
      'Terms of sale',
      'Condiciones de venta',
      'Conditions de vente',
      'Verkaufsbedingungen',
      'Condições de venda',
    ),
    lead: six(
      'Le regole del negozio, senza caratteri minuscoli.',
      'The rules of the shop, in readable print.',
      'Las reglas de la tienda, sin letra pequeña.',
      'Les règles de la boutique, sans petits caractères.',
      'Die Regeln des Ladens, ganz ohne Kleingedrucktes.',
      'As regras da loja, sem letras miudinhas.',
    ),
    body: six(
      paragraphs(
        'I prezzi sono in euro e comprendono l’IVA. Il contratto si conclude quando ricevi la conferma dell’ordine per e-mail.',
        'I consumatori possono recedere entro 14 giorni dalla consegna, che noi allunghiamo a 30. Per i contenuti digitali il recesso cessa con l’apertura, se hai chiesto la consegna immediata.',
      ),
      paragraphs(
        'Prices are in euros and include VAT. The contract is concluded when you receive the order confirmation by email.',
        'Consumers may withdraw within 14 days of delivery, which we extend to 30. For digital contents withdrawal ends on opening, if you asked for immediate delivery.',
      ),
      paragraphs(
        'Los precios están en euros e incluyen el IVA. El contrato se cierra cuando recibes la confirmación del pedido por correo.',
        'Los consumidores pueden desistir en 14 días desde la entrega, que ampliamos a 30. En los contenidos digitales el desistimiento termina al abrirlos, si pediste la entrega inmediata.',
      ),
      paragraphs(
        'Les prix sont en euros, TVA comprise. Le contrat est conclu à la réception de la confirmation de commande par e-mail.',
        'Les consommateurs peuvent se rétracter sous 14 jours après la livraison, que nous portons à 30. Pour les contenus numériques, ce droit s’éteint à l’ouverture si tu as demandé la livraison immédiate.',
      ),
      paragraphs(
        'Preise sind in Euro und enthalten die Mehrwertsteuer. Der Vertrag kommt mit der Bestellbestätigung per E-Mail zustande.',
        'Verbraucher können innerhalb von 14 Tagen nach Lieferung widerrufen, wir verlängern auf 30. Bei digitalen Inhalten endet der Widerruf mit dem Öffnen, wenn du die sofortige Lieferung verlangt hast.',
      ),
      paragraphs(
        'Os preços são em euros e incluem IVA. O contrato conclui-se quando recebes a confirmação da encomenda por e-mail.',
        'Os consumidores podem desistir até 14 dias após a entrega, que alargamos para 30. Nos conteúdos digitais a desistência cessa com a abertura, se pediste a entrega imediata.',
      ),
    ),
  },
  {
    icon: null,
    inFooter: true,
    title: six('Privacy', 'Privacy', 'Privacidad', 'Confidentialité', 'Datenschutz', 'Privacidade'),
    lead: six(
      'Teniamo solo i dati che servono, e te li restituiamo quando vuoi.',
      'We keep only the data we need, and hand it back whenever you like.',
      'Guardamos solo los datos necesarios y te los devolvemos cuando quieras.',
      'Nous ne gardons que les données utiles, et te les rendons quand tu veux.',
      'Wir speichern nur nötige Daten und geben sie dir jederzeit zurück.',
      'Guardamos só os dados necessários e devolvemo-los quando quiseres.',
    ),
    body: six(
      paragraphs(
        'Conserviamo nome, indirizzo e-mail e ordini per gestire l’account e rispettare gli obblighi fiscali. Non vendiamo dati e non carichiamo nulla di terzi prima del tuo consenso.',
        'Dal tuo account puoi scaricare tutti i dati in formato JSON, chiudere le sessioni e cancellare l’account: gli ordini restano anonimi per legge.',
      ),
      paragraphs(
        'We keep your name, email address and orders to run the account and meet tax duties. We sell no data and load nothing from third parties before your consent.',
        'From your account you can download all data as JSON, end sessions and delete the account: orders remain, anonymous, as the law requires.',
      ),
      paragraphs(
        'Conservamos nombre, correo y pedidos para gestionar la cuenta y cumplir las obligaciones fiscales. No vendemos datos ni cargamos nada de terceros antes de tu consentimiento.',
        'Desde tu cuenta puedes descargar todos los datos en JSON, cerrar sesiones y eliminar la cuenta: los pedidos quedan anónimos por ley.',
      ),
      paragraphs(
        'Nous conservons nom, adresse e-mail et commandes pour gérer le compte et respecter les obligations fiscales. Nous ne vendons aucune donnée et ne chargeons rien de tiers avant ton accord.',
        'Depuis ton compte, tu peux télécharger toutes tes données en JSON, fermer les sessions et supprimer le compte : les commandes restent, anonymes, comme la loi l’exige.',
      ),
      paragraphs(
        'Wir speichern Name, E-Mail-Adresse und Bestellungen für das Konto und steuerliche Pflichten. Wir verkaufen keine Daten und laden vor deiner Zustimmung nichts von Dritten.',
        'In deinem Konto kannst du alle Daten als JSON herunterladen, Sitzungen beenden und das Konto löschen: Bestellungen bleiben gesetzlich vorgeschrieben anonym erhalten.',
      ),
      paragraphs(
        'Guardamos nome, e-mail e encomendas para gerir a conta e cumprir obrigações fiscais. Não vendemos dados nem carregamos nada de terceiros antes do teu consentimento.',
        'Na tua conta podes descarregar todos os dados em JSON, terminar sessões e eliminar a conta: as encomendas ficam anónimas, como manda a lei.',
      ),
    ),
  },
  {
    icon: 'lock-key-open',
    inMenu: false,
    visibility: 'authenticated',
    title: six(
      'Retrobottega',
      'Back Room',
      'Trastienda',
      'Arrière-boutique',
      'Hinterzimmer',
      'Fundo da loja',
    ),
    lead: six(
      'Una pagina per chi ha le chiavi.',
      'A page for those who hold the keys.',
      'Una página para quien tiene las llaves.',
      'Une page pour qui a les clés.',
      'Eine Seite für alle mit Schlüssel.',
      'Uma página para quem tem as chaves.',
    ),
    body: six(
      paragraphs(
        'Qui annunciamo le serie nuove due settimane prima degli altri. La Serie 3 si chiamerà Abissi: Ondalice ha già cambiato le tende.',
      ),
      paragraphs(
        'Here we announce new series two weeks before everyone else. Series 3 will be called Abyss: Ondalice has already changed the curtains.',
      ),
      paragraphs(
        'Aquí anunciamos las series nuevas dos semanas antes que a los demás. La Serie 3 se llamará Abismos: Ondalice ya ha cambiado las cortinas.',
      ),
      paragraphs(
        'Ici, nous annonçons les nouvelles séries deux semaines avant tout le monde. La Série 3 s’appellera Abysses : Ondalice a déjà changé les rideaux.',
      ),
      paragraphs(
        'Hier kündigen wir neue Serien zwei Wochen früher an. Serie 3 wird Abgründe heißen: Ondalice hat schon neue Vorhänge aufgehängt.',
      ),
      paragraphs(
        'Aqui anunciamos as novas séries duas semanas antes dos outros. A Série 3 vai chamar-se Abismos: a Ondalice já mudou as cortinas.',
      ),
    ),
  },
]

export const roomSeed = {
  code: 'fiera-2026',
  access: 'code',
  names: six(
    'Anteprima fiera 2026',
    'Fair Preview 2026',
    'Preestreno feria 2026',
    'Avant-première salon 2026',
    'Messevorschau 2026',
    'Antestreia feira 2026',
  ),
  leads: six(
    'Le novità che porteremo in fiera, una sala prima.',
    'What we bring to the fair, one room early.',
    'Las novedades que llevaremos a la feria, una sala antes.',
    'Les nouveautés du salon, une salle en avance.',
    'Was wir zur Messe mitbringen, einen Raum früher.',
    'As novidades que levaremos à feira, uma sala antes.',
  ),
  texts: six(
    'Prototipi, prezzi e quantità riservati a chi ha ricevuto il codice. Chiedi al banco se qualcosa non torna.',
    'Prototypes, prices and quantities for those who were given the code. Ask at the counter if something is unclear.',
    'Prototipos, precios y cantidades reservados a quien recibió el código. Pregunta en el mostrador si algo no cuadra.',
    'Prototypes, prix et quantités réservés à qui a reçu le code. Demande au comptoir si quelque chose n’est pas clair.',
    'Prototypen, Preise und Mengen für alle, die den Code erhalten haben. Frag am Tresen, wenn etwas unklar ist.',
    'Protótipos, preços e quantidades reservados a quem recebeu o código. Pergunta ao balcão se algo não bater certo.',
  ),
} as const

/** Only resellers and retailers may enter. */
export const tradeRoomSeed = {
  code: 'rivenditori',
  access: 'roles',
  roles: ['reseller', 'retailer'] as Role[],
  names: six(
    'Sala rivenditori',
    'Trade Room',
    'Sala de revendedores',
    'Salle des revendeurs',
    'Händlerraum',
    'Sala de revendedores',
  ),
  leads: six(
    'Listini e materiali da banco.',
    'Price lists and counter material.',
    'Tarifas y material de mostrador.',
    'Tarifs et matériel de comptoir.',
    'Preislisten und Thekenmaterial.',
    'Tabelas de preços e material de balcão.',
  ),
  texts: six(
    'Qui trovi listini, espositori e condizioni riservate ai punti vendita.',
    'Here you find price lists, displays and terms for points of sale.',
    'Aquí encuentras tarifas, expositores y condiciones para puntos de venta.',
    'Tu trouves ici tarifs, présentoirs et conditions réservés aux points de vente.',
    'Hier findest du Preislisten, Aufsteller und Konditionen für Verkaufsstellen.',
    'Aqui encontras tabelas, expositores e condições para pontos de venda.',
  ),
} as const
