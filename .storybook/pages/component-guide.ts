/** The component for each need; the page of components is drawn from it. */
type GuideEntry = {
  readonly need: string;
  /** The title of its stories. */
  readonly story: string;
  /** What it is not for, and what is then. */
  readonly otherwise: string;
};

export const componentGuide = {
  Acting: [
    {
      need: 'something happens on this page',
      story: 'Foundations/Button',
      otherwise: 'Where it leads to another page it is a ButtonLink, and in a sentence a Link.',
    },
    {
      need: 'a link among words',
      story: 'Foundations/Link',
      otherwise: 'The next step of the whole page is a button.',
    },
    {
      need: 'keep an article for later',
      story: 'Product/WishButton',
      otherwise: 'The list itself is WishList.',
    },
  ],
  Choosing: [
    {
      need: 'one of two to about twelve options, all in view',
      story: 'Patterns/Choices/Choice',
      otherwise: 'More than that begin with the usual ones; the rest stands in a dialog.',
    },
    {
      need: 'one of several formats, to scale and with prices',
      story: 'Product/FormatChoice',
      otherwise: 'A format alone, in a list of your own, is a FormatTile.',
    },
    {
      need: 'one of several materials with pictures',
      story: 'Product/MaterialChoice',
      otherwise: 'A frame or another part is a ComponentChoice.',
    },
    {
      need: 'all choices of a product, in their order',
      story: 'Product/Configurator',
      otherwise: 'A single choice needs no list around it.',
    },
    {
      need: 'one of several pages',
      story: 'Patterns/Choices/LinkTiles',
      otherwise: 'What changes this page is a choice, not a link.',
    },
  ],
  Entering: [
    {
      need: 'a text, a number, a file, a long list of names',
      story: 'Patterns/Forms/Field',
      otherwise: 'Few options stand as a choice, each in view.',
    },
    {
      need: 'a photo of the shopper’s own',
      story: 'Product/OwnPicture',
      otherwise: 'Files for the service belong to the contact form.',
    },
  ],
  Telling: [
    {
      need: 'what has happened, and what to do now',
      story: 'Patterns/Messages/Notice',
      otherwise: 'What is wrong with one field stands at that field.',
    },
    {
      need: 'a price',
      story: 'Product/PriceTag',
      otherwise: 'Its parts are a PriceBreakdown; never write a price as plain text.',
    },
    {
      need: 'when it arrives',
      story: 'Product/Delivery',
      otherwise: 'For another country it is Destination.',
    },
    {
      need: 'something waits for its content',
      story: 'Foundations/Skeleton',
      otherwise: 'A button that waits turns by itself: isLoading.',
    },
    {
      need: 'questions with answers',
      story: 'Foundations/Content/Questions',
      otherwise: 'Other texts that open are an Accordion.',
    },
    {
      need: 'figures to compare',
      story: 'Foundations/Content/Table',
      otherwise: 'Facts about one thing are a FactList.',
    },
  ],
  Showing: [
    {
      need: 'a picture of any kind',
      story: 'Foundations/Picture',
      otherwise: 'The shopper’s picture as a thing on a wall is a WallPicture.',
    },
    {
      need: 'the product with its room, and what is chosen',
      story: 'Product/Stage',
      otherwise: 'A scene alone is a SceneView.',
    },
    {
      need: 'more tiles than fit, side by side',
      story: 'Foundations/ScrollRow',
      otherwise: 'Tiles that wrap are Tiles or LinkTiles.',
    },
    {
      need: 'a part of a page with its headline',
      story: 'Foundations/PageSection',
      otherwise: 'What editors place themselves is a block; see the group Blocks.',
    },
  ],
  Interrupting: [
    {
      need: 'a task of a few steps over the page',
      story: 'Patterns/Dialogs/Dialog',
      otherwise: 'See “Find a dialog”: most of them exist.',
    },
  ],
} as const satisfies Readonly<Record<string, readonly GuideEntry[]>>;
