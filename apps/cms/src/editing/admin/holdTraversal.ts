/**
 * Holds Back and Forward where they would leave the page, and asks first: `openQuestion` gets a
 * function that goes on after all. Returns a function that ends this. Next hears of a traversal
 * only once it has happened.
 */
export function holdTraversal(
  navigation: Navigation,
  openQuestion: (goOn: () => void) => void,
): () => void {
  const onNavigate = (event: NavigateEvent) => {
    const { key, url } = event.destination;
    if (event.navigationType !== 'traverse' || !event.cancelable || isHere(navigation, url)) return;
    event.preventDefault();
    openQuestion(() => {
      stop();
      navigation.traverseTo(key);
    });
  };
  const stop = () => navigation.removeEventListener('navigate', onNavigate);
  navigation.addEventListener('navigate', onNavigate);
  return stop;
}

/** Whether an address is the shown one, but for what follows its `#`. */
const isHere = ({ currentEntry }: Navigation, url: string): boolean =>
  currentEntry?.url?.split('#')[0] === url.split('#')[0];
