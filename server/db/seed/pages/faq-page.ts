/** What people ask a shop like this, and what it answers. Figures that an admin may change stand on their own pages, not here. */
import type { PageBlock } from '../../../../src/contract/page-blocks.ts'
import { six } from '../six.ts'
import { questions } from './block-seed.ts'

export const faqTitle = six(
  'Domande frequenti',
  'Frequently asked questions',
  'Preguntas frecuentes',
  'Questions fréquentes',
  'Häufige Fragen',
  'Perguntas frequentes',
)
export const faqLead = six(
  'Ordini, buste, gioco: le risposte che servono più spesso.',
  'Orders, packs, the game: the answers people look for most.',
  'Pedidos, sobres, juego: las respuestas más buscadas.',
  'Commandes, boosters, jeu : les réponses les plus demandées.',
  'Bestellungen, Booster, Spiel: die meistgesuchten Antworten.',
  'Encomendas, saquetas, jogo: as respostas mais procuradas.',
)

export const faqBlocks: readonly PageBlock[] = [
  questions(
    'ordini',
    six(
      'Ordini e spedizioni',
      'Orders and shipping',
      'Pedidos y envíos',
      'Commandes et livraison',
      'Bestellung und Versand',
      'Encomendas e envios',
    ),
    [
      [
        six(
          'Quando parte il mio ordine?',
          'When does my order leave?',
          '¿Cuándo sale mi pedido?',
          'Quand part ma commande ?',
          'Wann geht meine Bestellung raus?',
          'Quando parte a minha encomenda?',
        ),
        six(
          'Se paghi entro le 14 di un giorno lavorativo parte in giornata, altrimenti il giorno dopo. Appena il corriere la ritira ricevi il codice per seguirla.',
          'Paid by 2 pm on a working day, it leaves the same day; otherwise the next. As soon as the courier has it, you get a tracking code.',
          'Si pagas antes de las 14 h de un día laborable sale ese mismo día; si no, al siguiente. En cuanto la recoge el transportista recibes el código de seguimiento.',
          'Payée avant 14 h un jour ouvré, elle part le jour même, sinon le lendemain. Dès que le transporteur l’a prise, tu reçois le numéro de suivi.',
          'Bis 14 Uhr an einem Werktag bezahlt, geht sie am selben Tag raus, sonst am nächsten. Sobald der Paketdienst sie hat, bekommst du die Sendungsnummer.',
          'Se pagares até às 14 h de um dia útil, parte no próprio dia; senão, no seguinte. Assim que a transportadora a recolhe, recebes o código de seguimento.',
        ),
      ],
      [
        six(
          'Quanto costa la spedizione?',
          'How much is shipping?',
          '¿Cuánto cuesta el envío?',
          'Combien coûte la livraison ?',
          'Was kostet der Versand?',
          'Quanto custam os envios?',
        ),
        six(
          'Dipende da peso e paese e lo vedi alla cassa prima di pagare. In Italia è gratis da 49 €.',
          'It depends on weight and country, and the checkout shows it before you pay. Within Italy it is free from €49.',
          'Depende del peso y del país y lo ves en la caja antes de pagar. En Italia es gratis desde 49 €.',
          'Cela dépend du poids et du pays, et s’affiche à la caisse avant le paiement. En Italie, elle est offerte dès 49 €.',
          'Das hängt von Gewicht und Land ab, und du siehst es an der Kasse vor dem Bezahlen. Innerhalb Italiens ist er ab 49 € kostenlos.',
          'Depende do peso e do país e vês na caixa antes de pagar. Em Itália é grátis a partir de 49 €.',
        ),
      ],
      [
        six(
          'Come posso pagare?',
          'How can I pay?',
          '¿Cómo puedo pagar?',
          'Comment puis-je payer ?',
          'Wie kann ich bezahlen?',
          'Como posso pagar?',
        ),
        six(
          'Con carta, con bonifico o alla consegna. Se scegli il bonifico teniamo da parte la merce per sette giorni.',
          'By card, bank transfer or cash on delivery. With a transfer we keep your goods aside for seven days.',
          'Con tarjeta, transferencia o contra reembolso. Si eliges transferencia, te guardamos la mercancía siete días.',
          'Par carte, virement ou à la livraison. En cas de virement, nous mettons la marchandise de côté pendant sept jours.',
          'Mit Karte, Überweisung oder bei Lieferung. Bei Überweisung legen wir die Ware sieben Tage für dich zurück.',
          'Com cartão, transferência ou na entrega. Se escolheres transferência, guardamos os artigos durante sete dias.',
        ),
      ],
      [
        six(
          'Posso avere la fattura?',
          'Can I get an invoice?',
          '¿Puedo tener factura?',
          'Puis-je avoir une facture ?',
          'Bekomme ich eine Rechnung?',
          'Posso ter fatura?',
        ),
        six(
          'Sì. Scrivi partita IVA o codice fiscale alla cassa; la trovi poi fra i tuoi ordini, in PDF.',
          'Yes. Enter your tax number at checkout; you find it later among your orders, as a PDF.',
          'Sí. Escribe tu número fiscal al pagar; luego la encuentras en tus pedidos, en PDF.',
          'Oui. Indique ton numéro fiscal au moment de payer ; tu la retrouves ensuite dans tes commandes, en PDF.',
          'Ja. Gib an der Kasse deine Steuernummer an; später findest du sie als PDF bei deinen Bestellungen.',
          'Sim. Escreve o teu número fiscal ao pagar; depois encontras a fatura nas tuas encomendas, em PDF.',
        ),
      ],
    ],
  ),
  questions(
    'resi',
    six(
      'Resi e rimborsi',
      'Returns and refunds',
      'Devoluciones y reembolsos',
      'Retours et remboursements',
      'Rückgabe und Erstattung',
      'Devoluções e reembolsos',
    ),
    [
      [
        six(
          'Come rendo un prodotto?',
          'How do I return something?',
          '¿Cómo devuelvo un producto?',
          'Comment rendre un article ?',
          'Wie gebe ich etwas zurück?',
          'Como devolvo um artigo?',
        ),
        six(
          'Apri l’ordine nel tuo account e scegli «Apri un reso». Hai 30 giorni dalla consegna; ti mandiamo noi l’etichetta.',
          'Open the order in your account and choose “Open a return”. You have 30 days from delivery; we send you the label.',
          'Abre el pedido en tu cuenta y elige «Abrir una devolución». Tienes 30 días desde la entrega; la etiqueta te la mandamos nosotros.',
          'Ouvre la commande dans ton compte et choisis « Ouvrir un retour ». Tu as 30 jours après la livraison ; nous envoyons l’étiquette.',
          'Öffne die Bestellung in deinem Konto und wähle „Rückgabe beginnen“. Du hast 30 Tage ab Lieferung; das Etikett schicken wir dir.',
          'Abre a encomenda na tua conta e escolhe «Abrir uma devolução». Tens 30 dias desde a entrega; a etiqueta mandamos nós.',
        ),
      ],
      [
        six(
          'Posso rendere una busta aperta?',
          'Can I return an opened pack?',
          '¿Puedo devolver un sobre abierto?',
          'Puis-je rendre un booster ouvert ?',
          'Kann ich einen geöffneten Booster zurückgeben?',
          'Posso devolver uma saqueta aberta?',
        ),
        six(
          'No: una volta strappata, la sorpresa è tua. Lo stesso vale per le buste digitali. Se invece arriva rovinata, la cambiamo.',
          'No: once torn, the surprise is yours. The same goes for digital packs. If it arrives damaged, though, we replace it.',
          'No: una vez rasgado, la sorpresa es tuya. Lo mismo vale para los sobres digitales. Si llega dañado, lo cambiamos.',
          'Non : une fois déchiré, la surprise est à toi. Idem pour les boosters numériques. S’il arrive abîmé, nous le remplaçons.',
          'Nein: Einmal aufgerissen, gehört die Überraschung dir. Das gilt auch für digitale Booster. Kommt er beschädigt an, tauschen wir ihn.',
          'Não: depois de rasgada, a surpresa é tua. O mesmo vale para as digitais. Se chegar danificada, trocamos.',
        ),
      ],
      [
        six(
          'Quando arriva il rimborso?',
          'When do I get my money back?',
          '¿Cuándo llega el reembolso?',
          'Quand suis-je remboursé ?',
          'Wann kommt mein Geld zurück?',
          'Quando chega o reembolso?',
        ),
        six(
          'Entro 14 giorni da quando la merce è tornata da noi, con lo stesso metodo che hai usato per pagare.',
          'Within 14 days of the goods coming back, by the same method you paid with.',
          'En un máximo de 14 días desde que recibimos la mercancía, por el mismo medio de pago.',
          'Sous 14 jours après le retour de la marchandise, par le même moyen de paiement.',
          'Innerhalb von 14 Tagen nach Eingang der Ware, auf demselben Weg, auf dem du bezahlt hast.',
          'Até 14 dias depois de os artigos voltarem, pelo mesmo método de pagamento.',
        ),
      ],
    ],
  ),
  questions(
    'buste',
    six(
      'Buste e probabilità',
      'Packs and odds',
      'Sobres y probabilidades',
      'Boosters et probabilités',
      'Booster und Chancen',
      'Saquetas e probabilidades',
    ),
    [
      [
        six(
          'Che cosa c’è in una busta?',
          'What is in a pack?',
          '¿Qué hay en un sobre?',
          'Que contient un booster ?',
          'Was steckt in einem Booster?',
          'O que há numa saqueta?',
        ),
        six(
          'Cinque carte, mai due uguali. La quinta viene da una tabella più generosa, dove può nascondersi anche una Unica.',
          'Five cards, never two alike. The fifth is drawn from a kinder table, where even a one-of-a-kind may hide.',
          'Cinco cartas, nunca dos iguales. La quinta sale de una tabla más generosa, donde puede esconderse incluso una Única.',
          'Cinq cartes, jamais deux identiques. La cinquième vient d’une table plus généreuse, où peut se cacher même une Unique.',
          'Fünf Karten, nie zwei gleiche. Die fünfte kommt aus einer großzügigeren Tabelle, in der sogar eine Einzigartige stecken kann.',
          'Cinco cartas, nunca duas iguais. A quinta sai de uma tabela mais generosa, onde pode esconder-se até uma Única.',
        ),
      ],
      [
        six(
          'Quali sono le probabilità?',
          'What are the odds?',
          '¿Cuáles son las probabilidades?',
          'Quelles sont les chances ?',
          'Wie stehen die Chancen?',
          'Quais são as probabilidades?',
        ),
        six(
          'Sono scritte prima di comprare e prima di aprire, per ogni rarità. È la stessa tabella da cui si estrae, non un riassunto.',
          'They are written before you buy and before you open, for every rarity. It is the very table that is rolled, not a summary.',
          'Están escritas antes de comprar y antes de abrir, para cada rareza. Es la misma tabla con la que se sortea, no un resumen.',
          'Elles sont affichées avant l’achat et avant l’ouverture, pour chaque rareté. C’est la table du tirage elle-même, pas un résumé.',
          'Sie stehen vor dem Kauf und vor dem Öffnen da, für jede Seltenheit. Es ist genau die Tabelle, aus der gezogen wird, keine Zusammenfassung.',
          'Estão escritas antes de comprar e antes de abrir, para cada raridade. É a própria tabela do sorteio, não um resumo.',
        ),
      ],
      [
        six(
          'E se la fortuna non arriva mai?',
          'What if luck never comes?',
          '¿Y si la suerte no llega nunca?',
          'Et si la chance ne vient jamais ?',
          'Und wenn das Glück nie kommt?',
          'E se a sorte nunca vier?',
        ),
        six(
          'C’è una garanzia: alla ventesima busta dello stesso tipo senza una Leggendaria o una Unica, ne trovi una. Il conto lo vedi accanto alle tue buste.',
          'There is a guarantee: by the twentieth pack of a type without a Legendary or a one-of-a-kind, you get one. The count stands beside your packs.',
          'Hay una garantía: en el vigésimo sobre de un tipo sin Legendaria ni Única, te toca una. La cuenta está junto a tus sobres.',
          'Il y a une garantie : au vingtième booster d’un type sans Légendaire ni Unique, tu en reçois une. Le compte s’affiche à côté de tes boosters.',
          'Es gibt eine Garantie: Beim zwanzigsten Booster einer Sorte ohne Legendäre oder Einzigartige bekommst du eine. Der Zähler steht neben deinen Boostern.',
          'Há uma garantia: à vigésima saqueta de um tipo sem Lendária nem Única, recebes uma. A contagem está ao lado das tuas saquetas.',
        ),
      ],
      [
        six(
          'Come so che l’estrazione è onesta?',
          'How do I know the draw is fair?',
          '¿Cómo sé que el sorteo es limpio?',
          'Comment savoir que le tirage est honnête ?',
          'Woher weiß ich, dass fair gezogen wird?',
          'Como sei que o sorteio é honesto?',
        ),
        six(
          'Ogni busta è sigillata con un numero segreto prima che tu la veda. Dopo l’apertura lo mostriamo, e con «Verifica» il tuo browser rifà l’estrazione da solo.',
          'Every pack is sealed with a secret number before you see it. After opening we show it, and “Verify” lets your own browser repeat the draw.',
          'Cada sobre se sella con un número secreto antes de que lo veas. Tras abrirlo lo mostramos, y con «Verificar» tu navegador repite el sorteo.',
          'Chaque booster est scellé par un nombre secret avant que tu le voies. Après l’ouverture nous le montrons, et « Vérifier » laisse ton navigateur refaire le tirage.',
          'Jeder Booster wird mit einer geheimen Zahl versiegelt, bevor du ihn siehst. Nach dem Öffnen zeigen wir sie, und mit „Prüfen“ wiederholt dein Browser die Ziehung selbst.',
          'Cada saqueta é selada com um número secreto antes de a veres. Depois de abrir mostramo-lo, e com «Verificar» o teu navegador repete o sorteio.',
        ),
      ],
    ],
  ),
  questions('gioco', six('Il gioco', 'The game', 'El juego', 'Le jeu', 'Das Spiel', 'O jogo'), [
    [
      six(
        'Devo comprare carte per giocare?',
        'Do I have to buy cards to play?',
        '¿Tengo que comprar cartas para jugar?',
        'Faut-il acheter des cartes pour jouer ?',
        'Muss ich Karten kaufen, um zu spielen?',
        'Tenho de comprar cartas para jogar?',
      ),
      six(
        'No. La battaglia rapida usa tutto il catalogo ed è aperta anche a chi non ha un account. Con le tue carte, invece, componi mazzi e sfidi gli altri.',
        'No. Quick battle uses the whole catalogue and is open even without an account. With cards of your own you build decks and challenge others.',
        'No. La batalla rápida usa todo el catálogo y está abierta incluso sin cuenta. Con tus cartas montas mazos y desafías a otros.',
        'Non. Le combat rapide utilise tout le catalogue, même sans compte. Avec tes cartes, tu composes des decks et défies les autres.',
        'Nein. Der schnelle Kampf nutzt den ganzen Katalog und geht sogar ohne Konto. Mit eigenen Karten baust du Decks und forderst andere heraus.',
        'Não. A batalha rápida usa todo o catálogo e está aberta mesmo sem conta. Com as tuas cartas montas baralhos e desafias os outros.',
      ),
    ],
    [
      six(
        'Come porto nel gioco le carte comprate in negozio?',
        'How do shop cards get into the game?',
        '¿Cómo llevo al juego las cartas de la tienda?',
        'Comment mes cartes achetées arrivent-elles dans le jeu ?',
        'Wie kommen gekaufte Karten ins Spiel?',
        'Como levo para o jogo as cartas da loja?',
      ),
      six(
        'Dentro ogni busta di carta c’è un codice: scrivilo nella pagina delle buste e la versione digitale è tua.',
        'Every paper pack holds a code: enter it on the packs page and the digital one is yours.',
        'Cada sobre de papel trae un código: escríbelo en la página de sobres y el digital es tuyo.',
        'Chaque booster papier contient un code : saisis-le sur la page des boosters et la version numérique est à toi.',
        'In jedem gedruckten Booster steckt ein Code: Gib ihn auf der Booster-Seite ein, und der digitale gehört dir.',
        'Cada saqueta de papel traz um código: escreve-o na página das saquetas e a versão digital é tua.',
      ),
    ],
    [
      six(
        'Si può giocare dal telefono?',
        'Can I play on my phone?',
        '¿Se puede jugar con el móvil?',
        'Peut-on jouer sur téléphone ?',
        'Kann ich am Handy spielen?',
        'Posso jogar no telemóvel?',
      ),
      six(
        'Sì, in orizzontale si gioca meglio. Puoi anche installare la Bottega come app: le battaglie contro il computer funzionano senza rete.',
        'Yes, best held sideways. You can also install the shop as an app: battles against the computer work offline.',
        'Sí, mejor en horizontal. También puedes instalar la tienda como app: las batallas contra el ordenador funcionan sin red.',
        'Oui, de préférence à l’horizontale. Tu peux aussi installer la boutique comme appli : les combats contre l’ordinateur marchent hors ligne.',
        'Ja, am besten quer. Du kannst den Laden auch als App installieren: Kämpfe gegen den Computer gehen ohne Netz.',
        'Sim, de preferência na horizontal. Também podes instalar a loja como app: as batalhas contra o computador funcionam sem rede.',
      ),
    ],
  ]),
  questions(
    'rivenditori',
    six(
      'Negozi e rivenditori',
      'Shops and resellers',
      'Tiendas y revendedores',
      'Magasins et revendeurs',
      'Läden und Wiederverkäufer',
      'Lojas e revendedores',
    ),
    [
      [
        six(
          'Come divento rivenditore?',
          'How do I become a reseller?',
          '¿Cómo me hago revendedor?',
          'Comment devenir revendeur ?',
          'Wie werde ich Wiederverkäufer?',
          'Como me torno revendedor?',
        ),
        six(
          'Apri un account e scrivici dall’indirizzo in fondo alla pagina con la partita IVA del negozio. Dopo la verifica vedi i prezzi di listino riservati.',
          'Open an account and write to the address at the foot of the page with your shop’s tax number. Once checked, you see the reserved price list.',
          'Abre una cuenta y escríbenos a la dirección del pie con el número fiscal de la tienda. Tras la comprobación ves los precios reservados.',
          'Ouvre un compte et écris à l’adresse en bas de page avec le numéro fiscal du magasin. Après vérification, tu vois les tarifs réservés.',
          'Eröffne ein Konto und schreib mit der Steuernummer deines Ladens an die Adresse unten auf der Seite. Nach der Prüfung siehst du die Händlerpreise.',
          'Abre uma conta e escreve para o endereço no fundo da página com o número fiscal da loja. Depois da verificação vês os preços reservados.',
        ),
      ],
      [
        six(
          'Che cosa sono le stanze?',
          'What are the rooms?',
          '¿Qué son las salas?',
          'Que sont les salles ?',
          'Was sind die Räume?',
          'O que são as salas?',
        ),
        six(
          'Vetrine private con prodotti e documenti a condizioni proprie. Si entra con un codice o con il proprio account.',
          'Private showrooms with goods and papers on terms of their own. You enter with a code or with your account.',
          'Escaparates privados con productos y documentos en condiciones propias. Se entra con un código o con tu cuenta.',
          'Des vitrines privées, avec produits et documents à leurs propres conditions. On y entre avec un code ou son compte.',
          'Private Schaufenster mit Waren und Unterlagen zu eigenen Konditionen. Man kommt mit einem Code oder dem eigenen Konto hinein.',
          'Montras privadas com artigos e documentos em condições próprias. Entra-se com um código ou com a conta.',
        ),
      ],
    ],
  ),
]
