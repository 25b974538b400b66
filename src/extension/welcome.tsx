// Opened once, after the first installation.
import browser from 'webextension-polyfill';
import { Welcome } from '../ui/welcome/screens';
import { showSettings } from './settings-page';

void showSettings(browser, document, (props) => (
  <Welcome {...props} openOptions={() => void browser.runtime.openOptionsPage()} />
));
