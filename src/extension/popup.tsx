// The toolbar popup.
import browser from 'webextension-polyfill';
import { Popup } from '../ui/options/page';
import { showSettings } from './settings-page';

void showSettings(browser, document, (props) => (
  <Popup {...props} openOptions={() => void browser.runtime.openOptionsPage().then(() => window.close())} />
));
