import { startTransition, useEffect, useState } from 'react';
import CountriesWorker from './countries.worker.ts?worker';
import { type CountriesAndZone, countriesAndZone } from './countryWorker.ts';

const countriesByLang = new Map<string, Promise<CountriesAndZone>>();

/**
 * Countries and the visitor's zone, undefined for the moment that a worker takes to fetch them;
 * where there are no workers the page does it.
 */
export function useCountries(lang: string): CountriesAndZone | undefined {
  const [loaded, setLoaded] = useState<CountriesAndZone>();
  useEffect(() => {
    let isWanted = true;
    const countries = countriesByLang.get(lang) ?? fetchCountries(lang);
    countriesByLang.set(lang, countries);
    void countries.then((answer) => {
      if (isWanted) startTransition(() => setLoaded(answer));
    });
    return () => {
      isWanted = false;
    };
  }, [lang]);
  return loaded;
}

async function fetchCountries(lang: string): Promise<CountriesAndZone> {
  try {
    return await new Promise((resolve, reject) => {
      const worker = new CountriesWorker();
      worker.addEventListener('message', ({ data }: MessageEvent<CountriesAndZone>) => {
        worker.terminate();
        resolve(data);
      });
      worker.addEventListener('error', reject);
      worker.postMessage(lang);
    });
  } catch {
    return countriesAndZone(lang);
  }
}
